import { allocatePayment } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Posting } from './ledger/ledger.ts';
import type { AccrualDelta, Owed } from './owed.ts';

/** Books what was earned since the books were last brought up to date; with signs turned where too much was booked. */
export const accrualPostings = (delta: AccrualDelta): Posting[] => [
  { account: 'interest_receivable', amountCentavos: delta.interestCentavos },
  { account: 'interest_iva_receivable', amountCentavos: delta.interestIvaCentavos },
  { account: 'fee_receivable', amountCentavos: delta.feesCentavos },
  { account: 'fee_iva_receivable', amountCentavos: delta.feesIvaCentavos },
  { account: 'interest_income', amountCentavos: -delta.interestCentavos },
  { account: 'interest_iva_payable', amountCentavos: -delta.interestIvaCentavos },
  { account: 'fee_income', amountCentavos: -delta.feesCentavos },
  { account: 'fee_iva_payable', amountCentavos: -delta.feesIvaCentavos },
];

/**
 * Spreads a payment over what is owed, once the accrual is booked. Each receivable ends at what is still due of it, so a
 * part that was paid too much gives to the others; what is left over is the borrower's.
 */
export function paymentPostings(
  { due, receivable }: Pick<Owed, 'due' | 'receivable'>,
  amountCentavos: Centavos,
): Posting[] {
  const paid = allocatePayment({ dueComponents: [due], amountCentavos }).allocated[0];
  if (!paid) throw new Error('a payment is allocated over one debt');
  const parts: Posting[] = [
    { account: 'fee_receivable', amountCentavos: due.fees.netCentavos - paid.fees.netCentavos - receivable.fees },
    {
      account: 'fee_iva_receivable',
      amountCentavos: due.fees.ivaCentavos - paid.fees.ivaCentavos - receivable.feesIva,
    },
    {
      account: 'interest_receivable',
      amountCentavos: due.interest.netCentavos - paid.interest.netCentavos - receivable.interest,
    },
    {
      account: 'interest_iva_receivable',
      amountCentavos: due.interest.ivaCentavos - paid.interest.ivaCentavos - receivable.interestIva,
    },
    {
      account: 'principal_receivable',
      amountCentavos: due.principalCentavos - paid.principalCentavos - receivable.principal,
    },
  ];
  const credited = parts.reduce((sum, part) => sum + part.amountCentavos, amountCentavos as number);
  return [
    { account: 'paynet_clearing', amountCentavos },
    ...parts,
    { account: 'client_credit', amountCentavos: -credited },
  ];
}
