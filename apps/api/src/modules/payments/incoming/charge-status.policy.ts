import type { ProviderCharge } from '../../../providers/openpay/port.ts';

/**
 * State of a charge's money. `here`: it arrived. `disputed`: it arrived, and the payer's bank claims it back. `gone`:
 * it arrived and went back. `waiting`: nothing has arrived yet. `ended`: nothing arrived, or what arrived was reversed:
 * the provider has one word for both.
 */
export type ChargeStatus = 'here' | 'disputed' | 'gone' | 'waiting' | 'ended';

const STATUSES = {
  in_progress: 'waiting',
  charge_pending: 'waiting',
  failed: 'ended',
  cancelled: 'ended',
  expired: 'ended',
  completed: 'here',
  chargeback_adjustment: 'here',
  chargeback_pending: 'disputed',
  chargeback_accepted: 'gone',
  refunded: 'gone',
} as const satisfies Record<ProviderCharge['status'], ChargeStatus>;

/**
 * Tells whether we have the money of a charge. It counts as gone only when all of it went back.
 *
 * @example
 * chargeStatus({ status: 'chargeback_pending', … }) // → 'disputed'
 */
export function chargeStatus({
  status,
  amountCentavos,
  refundedCentavos,
}: Pick<ProviderCharge, 'status' | 'amountCentavos' | 'refundedCentavos'>): ChargeStatus {
  if (STATUSES[status] === 'here' && refundedCentavos >= amountCentavos) return 'gone';
  return STATUSES[status];
}
