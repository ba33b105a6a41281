import { daysBetween, type PlainDate } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import { getActiveLoan, getPaymentSchedule } from '@lender/contract';
import { centavos, ok, sumCentavos, sumCharges } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { toChargeReply } from '../pricing/index.ts';
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
    .where('purpose', '=', 'loan')
    .orderBy('id', 'desc')
    .limit(1)
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

/** The repayments as they were agreed on, each on the day on which it is due by now, with what is still open of it. */
export const getPaymentScheduleHandler = implement(getPaymentSchedule, async (_, { caller, tx, services }) => {
  const loan = await currentLoan(tx, caller.clientId);
  if (!loan) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const { offer, positionOn } = await readLoan(tx, loan);
  const now = positionOn(today);
  const lastDue = now.instalments.at(-1)?.dueDate ?? today;
  // What is not due yet will be asked for with the charges that it has by then.
  const { instalments } = today < lastDue ? positionOn(lastDue) : now;
  return ok(
    offer.instalments.map((agreed, index) => {
      const { endDate, outstandingCentavos } = instalments[index] ?? {
        endDate: agreed.dueDate,
        outstandingCentavos: centavos(0),
      };
      return {
        number: index + 1,
        dueDate: endDate,
        principal: agreed.principalCentavos,
        interest: toChargeReply(agreed.interest),
        fees: toChargeReply(sumCharges([agreed.serviceFee, agreed.otherFees])),
        total: agreed.totalCentavos,
        outstanding: outstandingCentavos,
        status: statusOf({ isPaid: outstandingCentavos === 0, endDate, today }),
      };
    }),
  );
});

function statusOf({ isPaid, endDate, today }: { isPaid: boolean; endDate: PlainDate; today: PlainDate }) {
  if (isPaid) return 'paid' as const;
  if (today > endDate) return 'overdue' as const;
  return today === endDate ? ('due' as const) : ('upcoming' as const);
}
