import { getPaymentSchedule, getPayoff, listOwnLoans } from '@lender/contract';
import { isLoanOpen, LOAN_STATUS, payoffQuote } from '@lender/lending';
import { centavos } from '@lender/money';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { chosenLoan, everyLoanOf, readLoan } from '../../loans/index.ts';
import { buyerOf } from './buyer-of.ts';
import { toExplanationsReply } from './to-explanations-reply.ts';
import { toPositionReply } from './to-position-reply.ts';
import { toScheduleReply } from './to-schedule-reply.ts';

export const getPaymentScheduleHandler = implement(getPaymentSchedule, async ({ query }, { caller, tx, services }) => {
  const record = await chosenLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!record) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  return ok(toScheduleReply(await readLoan(tx, record), today));
});

export const getPayoffHandler = implement(getPayoff, async ({ query }, { caller, tx, services }) => {
  const record = await chosenLoan(tx, { clientId: caller.clientId, loanId: query.loanId });
  if (!record) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const date = query.date ?? today;
  if (date < today) return refuse('invalid_input', { field: ['date'] });
  const loan = await readLoan(tx, record);
  const quote = payoffQuote(loan.terms, loan.events, date);
  return ok({
    date,
    amount: quote.ok ? quote.value.totalCentavos : centavos(0),
    saving: quote.ok ? centavos(Math.max(0, quote.value.savingCentavos)) : centavos(0),
    position: toPositionReply(loan.positionOn(date)),
    explanations: quote.ok ? toExplanationsReply(quote.value) : [],
  });
});

/** Loans that are owed come first, by their due date; then the newest. */
export const listOwnLoansHandler = implement(listOwnLoans, async (_, { caller, tx, services }) => {
  const { today } = await services.clock.business(tx);
  const records = await everyLoanOf(tx, caller.clientId);
  const loans = await Promise.all(records.map((record) => readLoan(tx, record)));
  const rows = loans.map(({ record, offer, events, positionOn }) => {
    const { startDate, nextDue, outstandingCentavos } = positionOn(today);
    return {
      id: record.id,
      hashedId: record.hashed_id,
      status: record.status,
      principal: offer.principalCentavos,
      startDate: startDate ?? offer.payoutDate,
      dueDate: nextDue?.date ?? record.due_date ?? offer.endDate,
      outstanding: outstandingCentavos,
      creditor: record.status === LOAN_STATUS.soldDebt ? (buyerOf(events) ?? null) : null,
    };
  });
  const [open, over] = [
    rows.filter(({ status }) => isLoanOpen(status)),
    rows.filter(({ status }) => !isLoanOpen(status)),
  ];
  return ok([...open.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1)), ...over.toReversed()]);
});
