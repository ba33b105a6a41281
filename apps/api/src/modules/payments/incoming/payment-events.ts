import type { PlainDate } from '@lender/calculator';
import type { LoanEvent } from '@lender/lending';
import { type PaymentRow, paymentEventId } from './known-payment.ts';
import type { MoneyIn } from './money-in.ts';

type EventOf<Kind extends LoanEvent['kind']> = Extract<LoanEvent, { readonly kind: Kind }>;

/** Returns the loan event for received money. */
export const paymentEvent = ({ method, providerId, paidOn, paidAt, amountCentavos }: MoneyIn): EventOf<'payment'> => ({
  kind: 'payment',
  id: paymentEventId({ method, provider_id: providerId }),
  valueDate: paidOn,
  at: paidAt.toISOString(),
  amountCentavos,
  method,
});

/** Returns the loan event for the reversal of a payment: from a day on it counts as never made. */
export function reversalEvent(
  payment: Pick<PaymentRow, 'method' | 'provider_id'>,
  { on, at }: { readonly on: PlainDate; readonly at: Date },
): EventOf<'reversal'> {
  const of = paymentEventId(payment);
  return { kind: 'reversal', id: `reversal:${of}`, valueDate: on, at: at.toISOString(), of };
}
