import type { ApprovalPayload } from '@lender/contract';
import { momentOfDay } from '../reported-moment.ts';
import type { MoneyIn } from './money-in.ts';

type Registered = Pick<ApprovalPayload<'loan.register_payment'>, 'method' | 'reference' | 'amount' | 'paidOn'>;

/**
 * Returns money that staff received or found on a bank statement. The hour is unknown: it counts from noon of its day,
 * but neither before the loan was paid out nor from a moment in the future.
 */
export function registeredMoney(
  { method, reference, amount, paidOn }: Registered,
  { now, paidOutAt }: { readonly now: Date; readonly paidOutAt: Date },
): MoneyIn {
  const paidAt = Math.max(momentOfDay(paidOn, now).getTime(), paidOutAt.getTime());
  return {
    method,
    providerId: reference,
    amountCentavos: amount,
    paidOn,
    paidAt: new Date(paidAt),
    trackingKey: method === 'bank_transfer' ? reference : undefined,
    chargeId: undefined,
    origin: undefined,
  };
}
