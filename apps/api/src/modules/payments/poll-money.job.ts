import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';

/** How long to wait for a provider's notice before asking, and how many things one poll asks about. */
const QUIET_SECONDS = 30;
/** A queued payout is sent by its own job; this long in the queue, that job gave up. */
const STUCK_SECONDS = 3_600;
/** How long a reference may still be paid at a store without our asking; notices of later payments still count. */
const REFERENCE_DAYS = 10;
const BATCH = 200;

/**
 * The second source of truth about money: asks again about every payout and reference that is still open, so that a
 * notice that never came costs a minute and nothing else.
 */
export const pollMoneyJob =
  ({ db, clock, jobs }: Services) =>
  (): Promise<void> =>
    inTransaction(db, async (tx) => {
      const { now } = await clock.business(tx);
      const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
      const payouts = await tx
        .selectFrom('payout')
        .select('id')
        .where((eb) =>
          eb.or([
            eb.and([eb('status', '=', 'sent'), eb('status_since', '<', before(QUIET_SECONDS))]),
            eb.and([eb('status', '=', 'queued'), eb('status_since', '<', before(STUCK_SECONDS))]),
          ]),
        )
        .orderBy('status_since')
        .limit(BATCH)
        .execute();
      const references = await tx
        .selectFrom('cash_reference')
        .select('id')
        .where('status', '=', 'open')
        .where('created_at', '<', before(QUIET_SECONDS))
        .where('created_at', '>', before(REFERENCE_DAYS * 86_400))
        .orderBy('created_at', 'desc')
        .limit(BATCH)
        .execute();
      for (const { id } of payouts) await jobs.enqueue(tx, 'sync-payout', { payoutId: id });
      for (const { id } of references) await jobs.enqueue(tx, 'sync-charge', { cashReferenceId: id });
    });
