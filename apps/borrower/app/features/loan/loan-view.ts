import { formatPlainDate, mexicoDate } from '@lender/calculator';
import type { getActiveLoan, getPaymentSchedule, Reply } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { centavos, formatPesos, sumCentavos } from '@lender/money';
import { dayWithWeekday } from '../../price/day-with-weekday.ts';

export type Loan = Reply<typeof getActiveLoan>;
export type Instalment = Reply<typeof getPaymentSchedule>[number];

/** What the page is about: money owed, money owed to somebody else or on hold, or nothing owed any more. */
export type LoanState = 'owed' | 'onHold' | 'elsewhere' | 'paid';

export interface InstalmentView {
  readonly number: number;
  readonly status: Instalment['status'];
  readonly day: string;
  readonly total: string;
  /** What is still open, where it is not all of it. */
  readonly outstanding: string | null;
  /** Without IVA, except the IVA itself; together they are the total. */
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
  readonly method: 'paynet' | 'other';
}

/** A loan in words and figures, ready to travel to the browser. */
export interface LoanView {
  readonly state: LoanState;
  readonly reference: string;
  readonly principal: string;
  readonly startDate: string;
  readonly dueDay: string;
  /** Days until it is due; below zero when it is late. */
  readonly dueDays: number;
  /** What is to pay on the due date, or now when it is late. */
  readonly dueAmount: string;
  readonly payoffToday: string;
  /** What paying today saves; `null` where it saves nothing. */
  readonly saving: string | null;
  readonly paid: string;
  readonly instalments: readonly InstalmentView[];
  readonly payments: readonly PaymentView[];
  readonly payout: { readonly account: string; readonly trackingKey: string | null };
  readonly agreementId: string;
}

/** Shapes a loan for its page. */
export function loanView(loan: Loan, schedule: readonly Instalment[]): LoanView {
  const { repaymentInvoice, payoffToday, payout } = loan;
  const savedCentavos = repaymentInvoice.amount - payoffToday;
  return {
    state: stateOf(loan.status),
    reference: loan.hashedId,
    principal: formatPesos(loan.principal),
    startDate: formatPlainDate(loan.startDate),
    dueDay: dayWithWeekday(loan.dueDate),
    dueDays: repaymentInvoice.dueDays,
    dueAmount: formatPesos(repaymentInvoice.amount),
    payoffToday: formatPesos(payoffToday),
    saving: savedCentavos > 0 ? formatPesos(centavos(savedCentavos)) : null,
    paid: formatPesos(loan.paid),
    instalments: schedule.map(instalmentView),
    payments: loan.payments.map(({ id, paidOn, amount, method }) => ({
      id,
      date: formatPlainDate(paidOn),
      amount: formatPesos(amount),
      method: methodOf(method),
    })),
    payout: { account: `${payout.bank} ••${payout.lastFour}`, trackingKey: payout.trackingKey },
    agreementId: loan.signedAgreementId,
  };
}

function stateOf(status: Loan['status']): LoanState {
  switch (status) {
    case LOAN_STATUS.paid:
      return 'paid';
    case LOAN_STATUS.onHold:
      return 'onHold';
    case LOAN_STATUS.active:
      return 'owed';
    default:
      return 'elsewhere';
  }
}

function instalmentView({ number, status, dueDate, principal, interest, fees, total, outstanding }: Instalment) {
  return {
    number,
    status,
    day: dayWithWeekday(dueDate),
    total: formatPesos(total),
    outstanding: outstanding > 0 && outstanding < total ? formatPesos(outstanding) : null,
    parts: {
      principal: formatPesos(principal),
      interest: formatPesos(interest.amount_without_vat),
      fees: formatPesos(fees.amount_without_vat),
      iva: formatPesos(sumCentavos([interest.vat, fees.vat])),
    },
  };
}

const methodOf = (method: string): PaymentView['method'] => (method === 'paynet' ? method : 'other');

/** The calendar day in Mexico of a moment on the wire. */
export const dayOf = (instant: string): string => formatPlainDate(mexicoDate(Date.parse(instant)));
