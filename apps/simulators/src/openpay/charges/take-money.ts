import { newTransactionId, type RandomInt } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge.ts';
import { chargeToWire } from './charge-wire.ts';

/** Reason why a charge accepts no money. */
export type ClosedBecause = 'expired' | 'cancelled';

/** Returns why a charge can no longer be paid; `undefined` while it can. */
export function closedBecause({ status, dueAt }: Charge, now: string): ClosedBecause | undefined {
  if (dueAt !== null && dueAt < now) return 'expired';
  return status === 'cancelled' ? 'cancelled' : undefined;
}

/** Money received for a charge. */
export type Received = Pick<Charge, 'amountCentavos' | 'operatedAt'> &
  Pick<Charge, 'authorization'> &
  Partial<Pick<Charge, 'payerClabe' | 'payerName' | 'trackingKey'>>;

/**
 * Completes a charge with the first money, also one that ended meanwhile; later money is a transaction of its own, of
 * the same order.
 */
export function takeMoney(
  charge: Charge,
  received: Received,
  { charges, webhooks, randomInt }: Pick<OpenPayServices, 'charges' | 'webhooks'> & { readonly randomInt: RandomInt },
): Charge {
  const paid: Charge = { ...charge, ...received, status: 'completed', errorMessage: null };
  const isFirst = charge.authorization === null;
  const payment: Charge = isFirst
    ? paid
    : {
        ...paid,
        id: newTransactionId(randomInt),
        createdAt: received.operatedAt,
        refundedCentavos: 0,
        repeatOf: charge.id,
      };
  if (isFirst) charges.save(payment);
  else charges.add(payment);
  webhooks.add({ type: 'charge.succeeded', transaction: chargeToWire(payment) });
  return payment;
}
