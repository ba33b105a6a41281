import type { ProviderPayout } from '../../../providers/openpay/port.ts';
import type { PayoutStatus } from './payout-row.ts';

/** Final statuses of a payout: no money moved, and none will. */
export const UNPAID_PAYOUT_STATUSES = ['refused', 'returned', 'returned_after_settlement', 'cancelled'] as const;

export const isUnpaid = (status: PayoutStatus): boolean => UNPAID_PAYOUT_STATUSES.some((unpaid) => unpaid === status);

/**
 * Returns the status of a payout, by what the provider reports now. Reports may come late and out of order: an ended
 * payout stays ended, and one that arrived can only come back.
 *
 * @example
 * payoutStatusAfter('sent', 'completed') // → 'settled'
 * payoutStatusAfter('settled', 'failed') // → 'returned_after_settlement'
 */
export function payoutStatusAfter(current: PayoutStatus, reported: ProviderPayout['status']): PayoutStatus {
  if (isUnpaid(current)) return current;
  if (current === 'settled')
    return reported === 'failed' || reported === 'cancelled' ? 'returned_after_settlement' : 'settled';
  return ({ in_progress: 'sent', completed: 'settled', failed: 'returned', cancelled: 'cancelled' } as const)[reported];
}
