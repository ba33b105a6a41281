import { inTransaction } from '../../database.ts';
import type { Result } from '../../result.ts';
import { newAuthorization, newTransactionId, type RandomInt } from '../../world/identifiers.ts';
import type { OpenPayServices } from '../openpay-services.ts';
import type { Charge } from '../stores/charge-store.ts';
import { chargeToWire } from './charge-wire.ts';

export interface StorePayment {
  readonly reference: string;
  /** What the payer puts on the counter; all that is asked for when it is left out. */
  readonly amountCentavos?: number | undefined;
  /** How often, each time the same. */
  readonly times: number;
}

export interface PaymentProblem {
  readonly code: 'unknown_reference' | 'expired';
}

type PayReference = Pick<OpenPayServices, 'database' | 'charges' | 'webhooks' | 'world' | 'randomInt'>;

/**
 * A store takes payments of a reference and the merchant is told of each. The first completes the charge; every later
 * one is a transaction of its own, with the same reference and order.
 */
export async function payReference(
  { reference, amountCentavos, times }: StorePayment,
  { database, charges, webhooks, world, randomInt }: PayReference,
): Promise<Result<Charge[], PaymentProblem>> {
  const now = (await world()).toISOString();
  return inTransaction(database, () => {
    const payments: Charge[] = [];
    while (payments.length < times) {
      const charge = charges.findByReference(reference);
      if (!charge) return { ok: false, problem: { code: 'unknown_reference' } };
      if (charge.dueAt !== null && charge.dueAt < now) return { ok: false, problem: { code: 'expired' } };
      const payment = pay(charge, { now, amountCentavos, randomInt });
      if (payment.repeatOf === null) charges.complete(payment);
      else charges.add(payment);
      webhooks.add({ type: 'charge.succeeded', transaction: chargeToWire(payment) });
      payments.push(payment);
    }
    return { ok: true, value: payments };
  });
}

interface Payment {
  readonly now: string;
  readonly amountCentavos: number | undefined;
  readonly randomInt: RandomInt;
}

function pay(charge: Charge, { now, amountCentavos = charge.askedCentavos, randomInt }: Payment): Charge {
  const authorization = newAuthorization(randomInt);
  const payment: Charge = { ...charge, amountCentavos, status: 'completed', operatedAt: now, authorization };
  if (charge.status === 'in_progress') return payment;
  return { ...payment, id: newTransactionId(randomInt), createdAt: now, repeatOf: charge.id };
}
