import type { PlainDate } from '@lender/calculator';
import { isLoanOpen, LOAN_STATUS, type PaymentMethod } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import type { Services } from '../../services.ts';
import { recordHistory } from '../history/index.ts';
import { postEntry } from '../ledger/index.ts';
import { type LoanRecord, moveLoan } from './loan-record.ts';
import { accrualPostings, paymentPostings } from './payment-postings.ts';
import { readOwed } from './read-owed.ts';

export interface ReceivedPayment {
  readonly loan: LoanRecord;
  readonly amountCentavos: Centavos;
  readonly method: PaymentMethod;
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
  const accruedOn = await lastAccrual(tx, payment);
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

  const owed = await readOwed(tx, loan, accruedOn);
  const key = `payment:${method}:${providerId}`;
  const entry = { clientId: loan.client_id, loanId: loan.id, businessDate: paidOn, postedAt: now };
  const accrual = accrualPostings(owed.delta);
  if (accrual.some(({ amountCentavos: amount }) => amount !== 0)) {
    const booked = { businessDate: accruedOn, id: services.newId(), kind: 'accrual', key: `accrual:${key}` } as const;
    await postEntry(tx, { ...entry, ...booked, postings: accrual });
  }
  const postings = paymentPostings(owed, payment);
  await postEntry(tx, { ...entry, id: services.newId(), kind: 'payment', key, postings });
  await recordHistory(tx, services, {
    clientId: loan.client_id,
    applicationId: loan.application_id,
    actor: 'client',
    event: { name: 'payment.booked', facts: { method } },
  });
  if (amountCentavos >= owed.totalCentavos && isLoanOpen(loan.status))
    await moveLoan(tx, { loan, to: LOAN_STATUS.paid, actor: 'server' }, services);
  return true;
}

/**
 * Up to when charges are booked: the payer's day, or a later one to which they were booked already. A payment that we
 * hear of late counts from its own day all the same, since what was earned is computed anew from every repayment.
 */
async function lastAccrual(tx: Tx, { loan, paidOn }: ReceivedPayment): Promise<PlainDate> {
  const { last } = await tx
    .selectFrom('payment')
    .select((eb) => eb.fn.max('paid_on').as('last'))
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .executeTakeFirstOrThrow();
  return last !== null && last > paidOn ? last : paidOn;
}
