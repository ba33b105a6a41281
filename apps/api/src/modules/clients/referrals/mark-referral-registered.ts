import type { Tx } from '../../../kernel/database/database.ts';

/**
 * Notes that the friend with this code registered. A code that is unknown, withdrawn or used already changes nothing,
 * and the answer does not show which.
 */
export async function markReferralRegistered(tx: Tx, code: string): Promise<void> {
  await tx
    .updateTable('referral')
    .set({ status: 'registered' })
    .where('code', '=', code.toUpperCase())
    .where('status', '=', 'invited')
    .execute();
}
