import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { dueAgain, secondsBefore } from '../quiet-time.ts';

/** Seconds to wait for a provider's notice before polling. */
const QUIET_SECONDS = 30;
/** Seconds after which the job that sends a payout has given up on it. */
const STUCK_SECONDS = 3_600;
/** Number of days after its arrival in which money may come back. */
const DAYS_AFTER_ARRIVAL = 30;

/**
 * Starts polls of payouts that may still change: those that were sent, then those that should have been, then those
 * that arrived, of each kind the least recently polled first.
 *
 * @param most - largest number at a time
 * @returns number of polls started
 */
export async function pollPayouts(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueueAll'> },
  most: number,
): Promise<number> {
  const { now } = await clock.business(tx);
  let asked = 0;
  for (const due of [duePayouts.sent, duePayouts.stuck, duePayouts.settled]) {
    const rows = await tx
      .updateTable('payout')
      .set({ asked_at: now })
      .where((eb) =>
        eb(
          eb.refTuple('client_id', 'id'),
          'in',
          // A concurrent transaction on one of them polls it by itself.
          due(tx, now)
            .limit(most - asked)
            .forUpdate()
            .skipLocked()
            .$asTuple('client_id', 'id'),
        ),
      )
      .returning('id')
      .execute();
    await jobs.enqueueAll(
      tx,
      'sync-payout',
      rows.map(({ id }) => ({ payoutId: id })),
    );
    asked += rows.length;
    if (asked >= most) break;
  }
  return asked;
}

const payouts = (tx: Tx) => tx.selectFrom('payout').select(['client_id', 'id']);

/** Due payouts, one kind at a time: no index has the order of all of them. */
const duePayouts = {
  sent: (tx: Tx, now: Date) =>
    payouts(tx)
      .where('status', '=', 'sent')
      .where((of) => of.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, QUIET_SECONDS))
      .orderBy((of) => of.fn.coalesce('asked_at', 'status_since')),
  stuck: (tx: Tx, now: Date) =>
    payouts(tx)
      .where('status', 'in', ['queued', 'sending'])
      // Cash waits at its counter, and no provider knows of it.
      .where('method', '=', 'bank_transfer')
      .where('status_since', '<', secondsBefore(now, STUCK_SECONDS))
      .where((of) => of.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, STUCK_SECONDS))
      .orderBy((of) => of.fn.coalesce('asked_at', 'status_since')),
  settled: (tx: Tx, now: Date) => {
    const { due, isDue } = dueAgain('status_since', { now, days: DAYS_AFTER_ARRIVAL });
    return payouts(tx).where('status', '=', 'settled').where(isDue).orderBy(due);
  },
};
