import { daysBetween, type PlainDate } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import { getActiveLoan } from '@lender/contract';
import { type LoanPosition, payoffQuote } from '@lender/lending';
import { centavos, sumCentavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { readExtensions } from '../../extensions/index.ts';
import { chosenLoan, type LoanRecord, readLoan } from '../../loans/index.ts';
import { toWithdrawalReply } from '../withdrawal/to-withdrawal-reply.ts';
import { currentHold } from './current-hold.ts';
import { toExplanationsReply } from './to-explanations-reply.ts';
import { toPositionReply } from './to-position-reply.ts';

export const getActiveLoanHandler = implement(getActiveLoan, async ({ query }, { caller, tx, services }) => {
  const record = await chosenLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!record) return refuse('no_active_loan');
  const moment = await services.clock.business(tx);
  const { today } = moment;
  const loan = await readLoan(tx, record);
  const now = loan.positionOn(today);
  const dueDate = now.nextDue?.date ?? record.due_date ?? loan.offer.endDate;
  const quote = payoffQuote(loan.terms, loan.events, today);
  const hold = now.isOnHold ? currentHold(loan.events) : undefined;
  return ok({
    id: record.id,
    hashedId: record.hashed_id,
    status: record.status,
    principal: loan.offer.principalCentavos,
    total: loan.offer.totalCentavos,
    startDate: now.startDate ?? loan.offer.payoutDate,
    dueDate,
    payoffToday: now.outstandingCentavos,
    paid: sumCentavos(now.payments.map(({ amountCentavos }) => amountCentavos)),
    repaymentInvoice: { amount: now.nextDue?.amountCentavos ?? centavos(0), dueDays: dueDaysOf(now, dueDate) },
    position: toPositionReply(now),
    explanations: quote.ok ? toExplanationsReply(quote.value) : [],
    hold: hold ? { reason: hold.reason, since: hold.valueDate } : null,
    withdrawal: toWithdrawalReply(loan, today),
    rollovers: await readExtensions(tx, loan, moment),
    payout: await readPayout(tx, record),
    signedAgreementId: await signedAgreementId(tx, record),
    payments: await readPayments(tx, record),
  });
});

/** Returns the days until a loan is due; negative when it is late, by the days late without those of a hold. */
const dueDaysOf = ({ date: today, daysLate }: LoanPosition, dueDate: PlainDate): number =>
  daysLate > 0 ? -daysLate : daysBetween(today, dueDate);

async function readPayout(tx: Tx, loan: LoanRecord) {
  const payout = await tx
    .selectFrom('payout')
    .select(['method', 'bank_code', 'last_four', 'tracking_key', 'folio'])
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .where('purpose', '=', 'loan')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return {
    method: payout.method,
    bank: payout.bank_code && (bankByCode(payout.bank_code)?.name ?? payout.bank_code),
    lastFour: payout.last_four,
    trackingKey: payout.tracking_key,
    folio: payout.folio,
  };
}

async function signedAgreementId(tx: Tx, loan: LoanRecord): Promise<string> {
  const { id } = await tx
    .selectFrom('agreement')
    .select('id')
    .where('client_id', '=', loan.client_id)
    .where('application_id', '=', loan.application_id)
    .where('signed_at', 'is not', null)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

async function readPayments(tx: Tx, loan: LoanRecord) {
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('client_id', '=', loan.client_id)
    .where('loan_id', '=', loan.id)
    .orderBy('id')
    .execute();
  return payments.map(({ id, amount_centavos, paid_at, paid_on, method }) => ({
    id,
    amount: amount_centavos,
    paidAt: paid_at.toISOString(),
    paidOn: paid_on,
    method,
  }));
}
