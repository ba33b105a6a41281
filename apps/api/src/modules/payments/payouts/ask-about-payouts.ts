import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { dueAgain, secondsBefore } from '../quiet-time.ts';

/** How long to wait for a provider's notice before asking. */
const QUIET_SECONDS = 30;
/** A payout is sent by a job of its own; one that is not sent after this long was given up by it. */
const STUCK_SECONDS = 3_600;
/** How long after it arrived money may come back. */
const DAYS_AFTER_ARRIVAL = 30;

/**
 * Asks about payouts that may still move: those that were sent, then those that should have been, then those that
 * arrived, of each those asked about longest ago first.
 *
 * @param most - how many at a time
 * @returns about how many
 */
export async function askAboutPayouts(
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
          // Whoever is at one of them finds out by themself.
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

/** Which are due, one kind at a time: no index has the order of all of them. */
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
