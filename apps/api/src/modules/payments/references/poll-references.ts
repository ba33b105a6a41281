import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { dueAgain, secondsBefore } from '../quiet-time.ts';

/** Seconds to wait for a provider's notice before polling. */
const QUIET_SECONDS = 30;
/**
 * Number of days after its end in which a reference may still bring money: a store passes it on late, a bank returns
 * and repeats.
 */
const DAYS_AFTER_END = 90;

/**
 * Starts polls of open references, then of those that ended a while ago: payments that are late or repeated are found
 * too. Of each kind the least recently polled come first.
 *
 * @param most - largest number at a time
 * @returns number of polls started
 */
export async function pollReferences(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueueAll'> },
  most: number,
): Promise<number> {
  const { now } = await clock.business(tx);
  let asked = 0;
  for (const due of [openReferences, endedReferences]) {
    const rows = await tx
      .updateTable('payment_reference')
      .set({ asked_at: now })
      // A request that works on one of them polls it by itself.
      .where(
        'id',
        'in',
        due(tx, now)
          .limit(most - asked)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    await jobs.enqueueAll(
      tx,
      'sync-charge',
      rows.map(({ id }) => ({ referenceId: id })),
    );
    asked += rows.length;
    if (asked >= most) break;
  }
  return asked;
}

const openReferences = (tx: Tx, now: Date) =>
  tx
    .selectFrom('payment_reference')
    .select('id')
    .where('status', '=', 'open')
    .where((of) => of.fn.coalesce('asked_at', 'created_at'), '<', secondsBefore(now, QUIET_SECONDS))
    .orderBy((of) => of.fn.coalesce('asked_at', 'created_at'));

const endedReferences = (tx: Tx, now: Date) => {
  const { due, isDue } = dueAgain('created_at', { now, days: DAYS_AFTER_END });
  return tx
    .selectFrom('payment_reference')
    .select('id')
    .where('status', 'in', ['paid', 'expired', 'cancelled'])
    .where('provider_id', 'is not', null)
    .where(isDue)
    .orderBy(due);
};
