import {
  allocatePayment,
  LOAN_CHARGES,
  PAYMENT_METHODS,
  type PaymentMethod,
  RECEIVABLE_ACCOUNTS,
  receivablesOf,
} from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Posting } from '../ledger/index.ts';
import type { AccrualDelta, Owed } from './owed.ts';

/** Books what was earned since the books were last brought up to date; with signs turned where too much was booked. */
export const accrualPostings = (delta: AccrualDelta): Posting[] =>
  LOAN_CHARGES.flatMap(({ name, receivable, ivaReceivable, income, ivaPayable }): Posting[] => {
    const { netCentavos, ivaCentavos } = delta[name];
    return [
      { account: receivable, amountCentavos: netCentavos },
      { account: ivaReceivable, amountCentavos: ivaCentavos },
      { account: income, amountCentavos: -netCentavos },
      { account: ivaPayable, amountCentavos: -ivaCentavos },
    ];
  });

/**
 * Spreads a payment over what is owed, once the accrual is booked. Each receivable ends at what is still due of it, so a
 * part that was paid too much gives to the others; what is left over is the borrower's.
 */
export function paymentPostings(
  { due, receivable }: Pick<Owed, 'due' | 'receivable'>,
  { amountCentavos, method }: { readonly amountCentavos: Centavos; readonly method: PaymentMethod },
): Posting[] {
  const allocated = allocatePayment({ dueComponents: [due], amountCentavos }).allocated[0];
  if (!allocated) throw new Error('a payment is allocated over one debt');
  const owed = receivablesOf(due);
  const paid = receivablesOf(allocated);
  const parts = RECEIVABLE_ACCOUNTS.map((account): Posting => {
    return { account, amountCentavos: owed[account] - paid[account] - receivable[account] };
  });
  const credited = parts.reduce((sum, part) => sum + part.amountCentavos, Number(amountCentavos));
  return [
    { account: PAYMENT_METHODS[method].clearingAccount, amountCentavos },
    ...parts,
    { account: 'client_credit', amountCentavos: -credited },
  ];
}
