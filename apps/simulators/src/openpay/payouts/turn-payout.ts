import { OPENPAY_CLABE } from '../../interbank/openpay-account.data.ts';
import { trackingKeyOf } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Payout } from '../stores/payout-store.ts';
import { payoutToWire } from './payout-wire.ts';

/** Next status of a payout, and its moment by the business clock. */
export interface PayoutTurn {
  readonly status: 'completed' | 'failed' | 'cancelled';
  readonly now: string;
  readonly cause?: string | null;
}

/** Moves a payout to another status and notifies the merchant, except of a cancellation. */
export function turnPayout(
  payout: Payout,
  { status, now, cause = null }: PayoutTurn,
  { payouts, transfers, webhooks }: Pick<OpenPayServices, 'payouts' | 'transfers' | 'webhooks'>,
): Payout {
  const trackingKey = status === 'cancelled' ? payout.trackingKey : (payout.trackingKey ?? trackingKeyOf(payout.id));
  const ended = { turnsAt: null, turnsTo: null, turnsCause: null };
  const turned: Payout = { ...payout, ...ended, status, operatedAt: now, trackingKey, errorMessage: cause };
  payouts.save(turned);
  if (status === 'cancelled' || trackingKey === null) return turned;
  transfers.put({
    trackingKey,
    operatedAt: now,
    senderClabe: OPENPAY_CLABE,
    senderName: 'OPENPAY',
    receiverClabe: payout.clabe,
    receiverName: payout.holderName,
    amountCentavos: payout.amountCentavos,
    state: status === 'completed' ? 'settled' : 'returned',
  });
  webhooks.add({
    type: status === 'completed' ? 'payout.succeeded' : 'payout.failed',
    transaction: payoutToWire(turned),
  });
  return turned;
}
