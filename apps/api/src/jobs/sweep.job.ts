import { inTransaction } from '../database/transaction.ts';
import type { Services } from '../services.ts';

/** How long to wait for a provider's notice before asking, and how many things one sweep asks about. */
const QUIET_SECONDS = 30;
const BATCH = 200;

/**
 * The second source of truth about money: asks again about every payout and reference that is still open, so that a
 * notice that never came costs a minute and nothing else.
 */
export const sweepJob =
  ({ db, clock, jobs }: Services) =>
  (): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { now } = await clock.business(tx);
      const quietSince = new Date(now.getTime() - QUIET_SECONDS * 1000);
      const payouts = await tx
        .selectFrom('payout')
        .select('id')
        .where('status', '=', 'sent')
        .where('status_since', '<', quietSince)
        .orderBy('status_since')
        .limit(BATCH)
        .execute();
      const references = await tx
        .selectFrom('cash_reference')
        .select('id')
        .where('status', '=', 'open')
        .where('created_at', '<', quietSince)
        .orderBy('created_at', 'desc')
        .limit(BATCH)
        .execute();
      for (const { id } of payouts) await jobs.enqueue(tx, 'sync-payout', { payoutId: id });
      for (const { id } of references) await jobs.enqueue(tx, 'sync-charge', { cashReferenceId: id });
    });
