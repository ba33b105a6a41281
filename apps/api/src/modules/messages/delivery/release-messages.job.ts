import { inTransaction } from '../../../kernel/database/transaction.ts';
import type { Services } from '../../../services.ts';

/** Number of messages that one transaction releases: at seven in the morning there are many. */
const BATCH = 500;

/**
 * Releases the messages that waited for the morning and may be sent now. Two concurrent jobs take different messages.
 */
export const releaseMessagesJob =
  ({ db, clock, jobs }: Pick<Services, 'db' | 'clock' | 'jobs'>) =>
  async (): Promise<void> => {
    const releaseSome = () =>
      inTransaction(db, async (tx) => {
        const { now } = await clock.business(tx);
        const due = tx
          .selectFrom('message')
          .select('id')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(BATCH)
          .forUpdate()
          .skipLocked();
        const released = await tx
          .updateTable('message')
          .set({ state: 'queued', state_since: now })
          .where('state', '=', 'waiting')
          .where('id', 'in', due)
          .returning(['client_id', 'id'])
          .execute();
        for (const { client_id: clientId, id: messageId } of released)
          await jobs.enqueue(tx, 'deliver-message', { clientId, messageId });
        return released.length;
      });
    while ((await releaseSome()) === BATCH);
  };
