import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { quietSince, secondsBefore } from '../quiet-time.ts';

/** How long to wait for a provider's notice before asking. */
const QUIET_SECONDS = 30;
/** A payout is sent by a job of its own; one that is not sent after this long was given up by it. */
const STUCK_SECONDS = 3_600;
/** How long after it arrived money may come back. */
const DAYS_AFTER_ARRIVAL = 30;
const DAY_SECONDS = 86_400;

/**
 * Asks about payouts that may still move, those asked about longest ago first.
 *
 * @param most - how many at a time
 * @returns about how many
 */
export async function askAboutPayouts(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> },
  most: number,
): Promise<number> {
  const { now } = await clock.business(tx);
  const due = await tx
    .updateTable('payout')
    .set({ asked_at: now })
    .where((eb) =>
      eb(eb.refTuple('client_id', 'id'), 'in', (due) =>
        due
          .selectFrom('payout')
          .select(['client_id', 'id'])
          .where((or) =>
            or.or([
              or.and([
                or('status', '=', 'sent'),
                or(or.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, QUIET_SECONDS)),
              ]),
              or.and([
                or('status', 'in', ['queued', 'sending']),
                // Cash waits at its counter, and no provider knows of it.
                or('method', '=', 'bank_transfer'),
                or('status_since', '<', secondsBefore(now, STUCK_SECONDS)),
                or(or.fn.coalesce('asked_at', 'status_since'), '<', secondsBefore(now, STUCK_SECONDS)),
              ]),
              or.and([
                or('status', '=', 'settled'),
                or('status_since', '>', secondsBefore(now, DAYS_AFTER_ARRIVAL * DAY_SECONDS)),
                or(or.fn.coalesce('asked_at', 'status_since'), '<', quietSince(now)),
              ]),
            ]),
          )
          .orderBy((order) => order.fn.coalesce('asked_at', 'status_since'))
          .limit(most)
          // Whoever is at one of them finds out by themself.
          .forUpdate()
          .skipLocked()
          .$asTuple('client_id', 'id'),
      ),
    )
    .returning('id')
    .execute();
  for (const { id } of due) await jobs.enqueue(tx, 'sync-payout', { payoutId: id });
  return due.length;
}
