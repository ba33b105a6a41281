import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import { openPayoutTask } from './payout-tasks.ts';

/** Time after which a transfer waits for a person, in milliseconds; a transfer by SPEI takes minutes. */
const STUCK_MS = 24 * 3_600_000;
const UNDER_WAY = ['queued', 'sending', 'sent'] as const;

/**
 * Opens tasks about payouts that have been under way for too long.
 *
 * @param most - maximum per call
 * @returns number of new tasks
 */
export async function findStuckPayouts(
  tx: Tx,
  services: Pick<Services, 'clock' | 'newId'>,
  most: number,
): Promise<number> {
  const { now } = await services.clock.business(tx);
  const stuck = await tx
    .selectFrom('payout')
    .selectAll()
    .where('method', '=', 'bank_transfer')
    .where('status', 'in', UNDER_WAY)
    .where('status_since', '<=', new Date(now.getTime() - STUCK_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('staff_task')
            .select('staff_task.id')
            .where('staff_task.kind', '=', 'payout_stuck')
            .whereRef('staff_task.subject', '=', eb.cast('payout.id', 'text')),
        ),
      ),
    )
    .orderBy('status_since')
    .limit(most)
    .execute();
  for (const payout of stuck)
    await openPayoutTask(tx, { kind: 'payout_stuck', payout, cause: payout.status }, services);
  return stuck.length;
}

/**
 * Returns the moment at which the next payout will have been under way for too long, later than a moment of the
 * business clock.
 */
export async function nextStuckPayout(db: Db, after: Date): Promise<Date | undefined> {
  const next = await db
    .selectFrom('payout')
    .select('status_since')
    .where('method', '=', 'bank_transfer')
    .where('status', 'in', UNDER_WAY)
    .where('status_since', '>', new Date(after.getTime() - STUCK_MS))
    .orderBy('status_since')
    .limit(1)
    .executeTakeFirst();
  return next && new Date(next.status_since.getTime() + STUCK_MS);
}
