import { daysBetween, type PlainDate } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import { getActiveLoan, getPaymentSchedule } from '@lender/contract';
import type { InstalmentPosition } from '@lender/lending';
import { centavos, ok, sumCentavos } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { currentLoan } from './loan-record.ts';
import { readLoan } from './read-loan.ts';

export const getActiveLoanHandler = implement(getActiveLoan, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  const loan = await currentLoan(tx, clientId);
  if (!loan) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const { offer, positionOn } = await readLoan(tx, loan);
  const now = positionOn(today);
  const dueDate = now.nextDue?.date ?? loan.due_date ?? offer.endDate;
  const payout = await tx
    .selectFrom('payout')
    .select(['bank_code', 'last_four', 'tracking_key'])
    .where('client_id', '=', clientId)
    .where('loan_id', '=', loan.id)
    .where('status', '=', 'settled')
    .executeTakeFirstOrThrow();
  const agreement = await tx
    .selectFrom('agreement')
    .select('id')
    .where('client_id', '=', clientId)
    .where('application_id', '=', loan.application_id)
    .where('signed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const payments = await tx
    .selectFrom('payment')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('loan_id', '=', loan.id)
    .orderBy('id')
    .execute();
  return ok({
    id: loan.id,
    hashedId: loan.hashed_id,
    status: loan.status,
    principal: offer.principalCentavos,
    total: offer.totalCentavos,
    startDate: now.startDate ?? offer.payoutDate,
    dueDate,
    payoffToday: now.outstandingCentavos,
    paid: sumCentavos(now.payments.map(({ amountCentavos }) => amountCentavos)),
    repaymentInvoice: {
      amount: now.nextDue?.amountCentavos ?? centavos(0),
      dueDays: daysBetween(today, dueDate),
    },
    rollovers: [],
    payout: {
      bank: bankByCode(payout.bank_code)?.name ?? payout.bank_code,
      lastFour: payout.last_four,
      trackingKey: payout.tracking_key,
    },
    signedAgreementId: agreement.id,
    payments: payments.map(({ id, amount_centavos, paid_at, paid_on, method }) => ({
      id,
      amount: amount_centavos,
      paidAt: paid_at.toISOString(),
      paidOn: paid_on,
      method,
    })),
  });
});

/** The schedule as signed, with what is still open. */
export const getPaymentScheduleHandler = implement(getPaymentSchedule, async (_, { caller, tx, services }) => {
  const loan = await currentLoan(tx, caller.clientId);
  if (!loan) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const { terms, offer, positionOn } = await readLoan(tx, loan);
  const position = positionOn(today);
  const lastDue = position.instalments.at(-1)?.dueDate ?? today;
  // What is not due yet is asked for with the charges that it will have by then.
  const { instalments } = today < lastDue ? positionOn(lastDue) : position;
  return ok(
    instalments.map((instalment) => {
      const signed = offer.instalments[instalment.number-1];
      return {
        number: instalment.number,
        dueDate: instalment.endDate,
        principal: instalment.charged.principalCentavos,
        interest: toWire(instalment.charged.interest),
        fees: toWire(sumTaxed(instalment.charged)),
        total: sumComponents([instalment.charged]),
        outstanding: instalment.outstandingCentavos,
        status: statusOf(instalment, today),
      };
    }),
  );
});

function statusOf({ outstandingCentavos, endDate }: InstalmentPosition, today: PlainDate) {
  if (outstandingCentavos === 0) return 'paid';
  if (today > endDate) return 'overdue';
  return today === endDate ? 'due' : 'upcoming';
}
