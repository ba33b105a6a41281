import { daysBetween, type PlainDate } from '@lender/calculator';
import { bankByCode } from '@lender/clabe/directory';
import { getActiveLoan, getPaymentSchedule } from '@lender/contract';
import { isLoanOpen, LOAN_STATUS } from '@lender/lending';
import { centavos, ok, sumCharges } from '@lender/money';
import { implement } from '../../implement.ts';
import { refuse } from '../../kernel/refusal.ts';
import { toChargeReply } from '../pricing/index.ts';
import { currentLoan } from './loan-record.ts';
import { readPosition } from './read-owed.ts';

export const getActiveLoanHandler = implement(getActiveLoan, async (_, { caller, tx, services }) => {
  const { clientId } = caller;
  const loan = await currentLoan(tx, clientId);
  if (!loan) return refuse('no_active_loan');
  const { today } = await services.clock.business(tx);
  const { offer, owedOn } = await readPosition(tx, loan);
  const now = owedOn(today);
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
    startDate: offer.payoutDate,
    dueDate: offer.endDate,
    payoffToday: now.totalCentavos,
    paid: centavos(payments.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0)),
    repaymentInvoice: {
      amount: (today > offer.endDate ? now : owedOn(offer.endDate)).totalCentavos,
      dueDays: daysBetween(today, offer.endDate),
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
  const { offer, owedOn } = await readPosition(tx, loan);
  const isOpen = isLoanOpen(loan.status);
  // Instalments are paid in order: what is open is owed by the last ones.
  let openCentavos: number = isOpen ? owedOn(offer.endDate).totalCentavos : 0;
  const outstanding = offer.instalments.toReversed().map(({ totalCentavos }) => {
    const open = Math.min(openCentavos, totalCentavos);
    openCentavos -= open;
    return centavos(open);
  });
  return ok(
    offer.instalments.map((instalment, index) => {
      const open = outstanding.at(-1 - index) ?? centavos(0);
      return {
        number: index + 1,
        dueDate: instalment.dueDate,
        principal: instalment.principalCentavos,
        interest: toChargeReply(instalment.interest),
        fees: toChargeReply(sumCharges([instalment.serviceFee, instalment.otherFees])),
        total: instalment.totalCentavos,
        outstanding: open,
        status: statusOf({
          isPaid: open === 0 || loan.status === LOAN_STATUS.paid,
          dueDate: instalment.dueDate,
          today,
        }),
      };
    }),
  );
});

function statusOf({ isPaid, dueDate, today }: { isPaid: boolean; dueDate: PlainDate; today: PlainDate }) {
  if (isPaid) return 'paid';
  if (today > dueDate) return 'overdue';
  return today === dueDate ? 'due' : 'upcoming';
}
