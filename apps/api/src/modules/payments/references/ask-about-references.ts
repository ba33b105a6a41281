import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { quietSince, secondsBefore } from '../quiet-time.ts';

/** How long to wait for a provider's notice before asking. */
const QUIET_SECONDS = 30;
/** How long after its end a reference may still bring money: a store hands it on late, a bank returns and repeats. */
const DAYS_AFTER_END = 90;
const DAY_SECONDS = 86_400;

/**
 * Asks about open references, and about those that ended a while ago: what is paid late or twice is found too. Those asked
 * about longest ago come first.
 *
 * @param most - how many at a time
 * @returns about how many
 */
export async function askAboutReferences(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueue'> },
  most: number,
): Promise<number> {
  const { now } = await clock.business(tx);
  const due = await tx
    .updateTable('payment_reference')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_reference')
        .select('id')
        .where((or) =>
          or.or([
            or.and([
              or('status', '=', 'open'),
              or(or.fn.coalesce('asked_at', 'created_at'), '<', secondsBefore(now, QUIET_SECONDS)),
            ]),
            or.and([
              or('status', 'in', ['paid', 'expired', 'cancelled']),
              or('provider_id', 'is not', null),
              or('status_since', '>', secondsBefore(now, DAYS_AFTER_END * DAY_SECONDS)),
              or(or.fn.coalesce('asked_at', 'created_at'), '<', quietSince(now)),
            ]),
          ]),
        )
        .orderBy((order) => order.fn.coalesce('asked_at', 'created_at'))
        .limit(most)
        // Whoever is at one of them finds out by themself.
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  for (const { id } of due) await jobs.enqueue(tx, 'sync-charge', { referenceId: id });
  return due.length;
}
