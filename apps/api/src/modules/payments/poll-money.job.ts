import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';

/** How long to wait for a provider's notice before asking. */
const QUIET_SECONDS = 30;
/** A payout is sent by a job of its own; one that is not sent after this long was given up by it. */
const STUCK_SECONDS = 3_600;
/** How long a reference may still be paid at a store without our asking; notices of later payments still count. */
const REFERENCE_DAYS = 10;
/** How many payouts, and how many references, one poll asks about. */
const BATCH = 200;

/**
 * The second source of truth about money: asks again about every payout and reference that is still open, so that a
 * notice that never came costs minutes and nothing else. Those asked about longest ago come first, so that however many
 * there are, each has its turn.
 */
export const pollMoneyJob =
  ({ db, clock, jobs }: Pick<Services, 'db' | 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> }) =>
  (): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { now } = await clock.business(tx);
      for (const { id } of await duePayouts(tx, now)) await jobs.enqueue(tx, 'sync-payout', { payoutId: id });
      for (const { id } of await dueReferences(tx, now)) await jobs.enqueue(tx, 'sync-charge', { cashReferenceId: id });
    });

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

const duePayouts = (tx: Tx, now: Date): Promise<{ id: string }[]> =>
  tx
    .updateTable('payout')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payout')
        .select('id')
        .where((or) =>
          or.or([
            or.and([or('status', '=', 'sent'), or('status_since', '<', secondsBefore(now, QUIET_SECONDS))]),
            or.and([
              or('status', 'in', ['queued', 'sending']),
              or('status_since', '<', secondsBefore(now, STUCK_SECONDS)),
            ]),
          ]),
        )
        .orderBy((order) => order.fn.coalesce('asked_at', 'status_since'))
        .limit(BATCH),
    )
    .returning('id')
    .execute();

const dueReferences = (tx: Tx, now: Date): Promise<{ id: string }[]> =>
  tx
    .updateTable('cash_reference')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('cash_reference')
        .select('id')
        .where('status', '=', 'open')
        .where('created_at', '<', secondsBefore(now, QUIET_SECONDS))
        .where('created_at', '>', secondsBefore(now, REFERENCE_DAYS * 86_400))
        .orderBy((order) => order.fn.coalesce('asked_at', 'created_at'))
        .limit(BATCH),
    )
    .returning('id')
    .execute();
