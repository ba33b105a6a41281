import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { getActiveLoan, getPaymentSchedule, Reply } from '@lender/contract';
import { isCashPayout, PAYMENT_METHODS, type PaymentMethod } from '@lender/lending';
import { centavos, formatPesos, sumCentavos } from '@lender/money';
import { dayWithWeekday } from '../../price/day-with-weekday.ts';
import { inCashAt } from '../../vocabulary/cash-brand.copy.es.ts';
import { type BreakdownLine, loanBreakdown } from './breakdown/loan-breakdown.ts';
import { type LoanAction, loanActions } from './loan-actions.ts';
import { type LoanState, loanState } from './loan-state.ts';

export type Loan = Reply<typeof getActiveLoan>;
export type Instalment = Reply<typeof getPaymentSchedule>[number];

export interface InstalmentView {
  readonly number: number;
  readonly status: Instalment['status'];
  readonly day: string;
  readonly total: string;
  /** Charge for being late, where nothing of the payment was paid; `null` where nothing is added. */
  readonly lateCharge: string | null;
  /** Amount still open of a payment that was paid in part; `null` for every other. */
  readonly outstanding: string | null;
  /** Days late of the oldest overdue payment, as the loan counts them; `null` for every other. */
  readonly daysLate: number | null;
  /** Amounts without IVA, except the IVA itself; they add up to the total. */
  readonly parts: {
    readonly principal: string;
    readonly interest: string;
    readonly fees: string;
    readonly iva: string;
  };
}

export interface PaymentView {
  readonly id: string;
  readonly date: string;
  readonly amount: string;
  readonly method: PaymentMethod | 'other';
}

/** Loan in words and figures, serializable for the browser. */
export interface LoanView {
  readonly id: string;
  readonly state: LoanState;
  readonly reference: string;
  readonly principal: string;
  readonly startDate: string;
  readonly dueDay: string;
  /** Days until it is due; below zero when it is late. */
  readonly dueDays: number;
  /** Days late; 0 while it is not late. */
  readonly daysLate: number;
  /** Amount to pay on the due date, or now when it is late. */
  readonly dueAmount: string;
  /** Part of it that is charged for being late, IVA included; `null` where nothing is. */
  readonly lateCharge: string | null;
  readonly payoffToday: string;
  /** Amount due next, where the loan has more to come after it; null where that is all. */
  readonly part: string | null;
  /** Share of each part in that amount. */
  readonly breakdown: readonly BreakdownLine[];
  /** Amount that paying today saves; `null` where it saves nothing. */
  readonly saving: string | null;
  readonly paid: string;
  readonly instalments: readonly InstalmentView[];
  readonly payments: readonly PaymentView[];
  /** With a folio the money was collected in cash, and has no tracking key. */
  readonly payout: { readonly account: string; readonly trackingKey: string | null; readonly folio: string | null };
  readonly agreementId: string;
  /** Amount still to be given back and its last day, while the contract is being cancelled. */
  readonly withdrawal: { readonly amount: string; readonly day: string } | null;
  /** Self-service actions that the loan offers now. */
  readonly actions: readonly LoanAction[];
}

/** Returns a loan as its page shows it. */
export function loanView(loan: Loan, schedule: readonly Instalment[]): LoanView {
  const { repaymentInvoice, payoffToday, payout, position } = loan;
  const { outstanding: lateCharge } = position.lateCharge;
  const savedCentavos = repaymentInvoice.amount - payoffToday;
  const state = loanState(loan);
  return {
    id: loan.id,
    state,
    reference: loan.hashedId,
    principal: formatPesos(loan.principal),
    startDate: formatPlainDate(loan.startDate),
    dueDay: dayWithWeekday(loan.dueDate),
    dueDays: repaymentInvoice.dueDays,
    daysLate: position.daysLate,
    dueAmount: formatPesos(repaymentInvoice.amount),
    lateCharge: lateCharge.amount > 0 ? formatPesos(lateCharge.amount) : null,
    payoffToday: formatPesos(payoffToday),
    part: schedule.length > 1 ? partOf(loan) : null,
    breakdown: loanBreakdown(loan),
    saving: savedCentavos > 0 ? formatPesos(centavos(savedCentavos)) : null,
    paid: formatPesos(loan.paid),
    instalments: hasPlan(state) ? instalmentViews(loan, schedule) : [],
    payments: loan.payments.map(({ id, paidOn, amount, method }) => ({
      id,
      date: formatPlainDate(paidOn),
      amount: formatPesos(amount),
      method: methodOf(method),
    })),
    payout: { account: accountOf(payout), trackingKey: payout.trackingKey, folio: payout.folio },
    agreementId: loan.signedAgreementId,
    withdrawal: withdrawalOf(loan.withdrawal),
    actions: loanActions(state, loan),
  };
}

const partOf = ({ repaymentInvoice: { amount }, payoffToday }: Loan): string | null =>
  amount > 0 && amount < payoffToday ? formatPesos(amount) : null;

const withdrawalOf = ({ amount, until }: Loan['withdrawal']): LoanView['withdrawal'] =>
  amount === null || until === null ? null : { amount: formatPesos(amount), day: dayWithWeekday(until) };

function accountOf({ method, bank, lastFour }: Loan['payout']): string {
  if (isCashPayout(method)) return inCashAt(method);
  // Without data no account is known either.
  return bank === null ? '' : `${bank} ••${lastFour}`;
}

/** The plan holds while the borrower owes us: its figures are wrong for a loan paid early or owed to others. */
const hasPlan = (state: LoanState): boolean => state === 'owed' || state === 'onHold' || state === 'withdrawing';

function instalmentViews(loan: Loan, schedule: readonly Instalment[]): readonly InstalmentView[] {
  const oldest = schedule.find(({ status }) => status === 'overdue')?.number;
  return schedule.map((row) => ({
    ...instalmentView(row, loan.paid > 0),
    daysLate: row.number === oldest ? loan.position.daysLate : null,
  }));
}

/**
 * Returns the view of an instalment. Its open amount is the total until something is paid; one that is late and wholly
 * unpaid also owes the charge for being late.
 */
function instalmentView(instalment: Instalment, isPaidInPart: boolean) {
  const { number, status, dueDate, principal, interest, fees, total, outstanding } = instalment;
  const more = outstanding - total;
  const isUntouchedLate = status === 'overdue' && more > 0 && !isPaidInPart;
  return {
    number,
    status,
    day: dayWithWeekday(dueDate),
    total: formatPesos(total),
    lateCharge: isUntouchedLate ? formatPesos(centavos(more)) : null,
    outstanding: isPaidInPart && outstanding > 0 && more !== 0 ? formatPesos(outstanding) : null,
    parts: {
      principal: formatPesos(principal),
      interest: formatPesos(interest.amount_without_vat),
      fees: formatPesos(fees.amount_without_vat),
      iva: formatPesos(sumCentavos([interest.vat, fees.vat])),
    },
  };
}

const isPaymentMethod = (method: string): method is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, method);

const methodOf = (method: string): PaymentView['method'] => (isPaymentMethod(method) ? method : 'other');

/** Returns the calendar day in Mexico of a moment on the wire. */
export const dayOf = (instant: string): string => formatPlainDate(mexicoDate(Date.parse(instant)));
