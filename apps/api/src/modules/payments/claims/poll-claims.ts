import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** Interval between two searches for a missing proof, in milliseconds; a proof takes minutes to appear. */
const QUIET_MS = 30 * 60_000;

/**
 * Starts another search for the proofs of claimed transfers, those that wait longest first.
 *
 * @param most - largest number at a time
 * @returns number of searches started
 */
export async function pollClaims(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock'> & { readonly jobs: Pick<Services['jobs'], 'enqueueAll'> },
  most: number,
): Promise<number> {
  const { now } = await clock.business(tx);
  const due = await tx
    .updateTable('transfer_claim')
    .set({ asked_at: now })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('transfer_claim')
        .select('id')
        .where('status', '=', 'claimed')
        .where((or) => or.fn.coalesce('asked_at', 'created_at'), '<', new Date(now.getTime() - QUIET_MS))
        .orderBy((order) => order.fn.coalesce('asked_at', 'created_at'))
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['client_id', 'id'])
    .execute();
  await jobs.enqueueAll(
    tx,
    'check-transfer',
    due.map(({ client_id: clientId, id: claimId }) => ({ clientId, claimId })),
  );
  return due.length;
}
