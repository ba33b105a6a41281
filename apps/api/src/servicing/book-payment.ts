import type { PlainDate } from '@lender/calculator';
import { allocatePayment, isLoanOpen, LOAN_STATUS, type PaymentAllocation } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../database/database.ts';
import { logEvent } from '../events/log-event.ts';
import { type Posting, postEntry } from '../ledger/ledger.ts';
import { type LoanRecord, moveLoan } from '../lifecycle/loan-record.ts';
import type { Services } from '../services.ts';
import type { AccrualDelta } from './owed.ts';
import { readOwed } from './read-owed.ts';

export interface ReceivedPayment {
  readonly loan: LoanRecord;
  readonly amountCentavos: Centavos;
  readonly method: 'paynet';
  /** The provider's id of this payment: booked once, however often we are told. */
  readonly providerId: string;
  /** The payer's day and moment: a payment counts from when it was made. */
  readonly paidOn: PlainDate;
  readonly paidAt: Date;
}

/**
 * Books a payment: charges are booked up to the payer's day, then the money is spread over what is owed. What is left
 * over is the borrower's, and a loan that owes nothing is paid.
 *
 * @returns whether it was booked now; `false` when this payment was booked before
 */
export async function bookPayment(
  tx: Tx,
  payment: ReceivedPayment,
  services: Pick<Services, 'clock' | 'newId'>,
): Promise<boolean> {
  const { loan, amountCentavos, method, providerId, paidOn, paidAt } = payment;
  const { now } = await services.clock.business(tx);
  const inserted = await tx
    .insertInto('payment')
    .values({
      client_id: loan.client_id,
      id: services.newId(),
      loan_id: loan.id,
      amount_centavos: amountCentavos,
      method,
      provider_id: providerId,
      paid_on: paidOn,
      paid_at: paidAt,
      booked_at: now,
    })
    .onConflict((conflict) => conflict.columns(['client_id', 'method', 'provider_id']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return false;

  const owed = await readOwed(tx, loan, paidOn);
  const key = `payment:${method}:${providerId}`;
  const entry = { clientId: loan.client_id, loanId: loan.id, businessDate: paidOn, postedAt: now };
  const accrual = accrualPostings(owed.delta);
  if (accrual.some(({ amountCentavos: amount }) => amount !== 0))
    await postEntry(tx, { ...entry, id: services.newId(), kind: 'accrual', key: `accrual:${key}`, postings: accrual });
  const allocation = allocatePayment({ dueComponents: [owed.due], amountCentavos });
  const postings = paymentPostings(amountCentavos, allocation);
  await postEntry(tx, { ...entry, id: services.newId(), kind: 'payment', key, postings });
  await logEvent(tx, services, {
    clientId: loan.client_id,
    applicationId: loan.application_id,
    actor: 'client',
    event: 'payment.booked',
    detail: method,
  });
  if (amountCentavos >= owed.totalCentavos && isLoanOpen(loan.status))
    await moveLoan(tx, { loan, to: LOAN_STATUS.paid, actor: 'server' }, services);
  return true;
}

const accrualPostings = (delta: AccrualDelta): Posting[] => [
  { account: 'interest_receivable', amountCentavos: delta.interestCentavos },
  { account: 'interest_iva_receivable', amountCentavos: delta.interestIvaCentavos },
  { account: 'fee_receivable', amountCentavos: delta.feesCentavos },
  { account: 'fee_iva_receivable', amountCentavos: delta.feesIvaCentavos },
  { account: 'interest_income', amountCentavos: -delta.interestCentavos },
  { account: 'interest_iva_payable', amountCentavos: -delta.interestIvaCentavos },
  { account: 'fee_income', amountCentavos: -delta.feesCentavos },
  { account: 'fee_iva_payable', amountCentavos: -delta.feesIvaCentavos },
];

function paymentPostings(amountCentavos: Centavos, { allocated, overpaymentCentavos }: PaymentAllocation): Posting[] {
  const paid = allocated[0];
  if (!paid) throw new Error('a payment is allocated over one debt');
  return [
    { account: 'paynet_clearing', amountCentavos },
    { account: 'fee_receivable', amountCentavos: -paid.fees.netCentavos },
    { account: 'fee_iva_receivable', amountCentavos: -paid.fees.ivaCentavos },
    { account: 'interest_receivable', amountCentavos: -paid.interest.netCentavos },
    { account: 'interest_iva_receivable', amountCentavos: -paid.interest.ivaCentavos },
    { account: 'principal_receivable', amountCentavos: -paid.principalCentavos },
    { account: 'client_credit', amountCentavos: -overpaymentCentavos },
  ];
}
