import type { getActiveLoan, Reply } from '@lender/contract';
import { LOAN_STATUS } from '@lender/lending';
import { formatPesos } from '@lender/money';
import { dayWithWeekday } from '../../price/day-with-weekday.ts';
import { loanPath } from '../../vocabulary/loan-paths.ts';
import { type WhenDue, whenDue } from '../../vocabulary/when-due.ts';

/** Amount that a client owes, as the landing page shows it. */
export interface OwedView {
  readonly amount: string;
  readonly day: string;
  readonly when: WhenDue;
  /** Days late; 0 while it is not late. */
  readonly daysLate: number;
  readonly payHref: string;
  readonly loanHref: string;
}

/**
 * Returns what is due next of a loan, or overdue; nothing for a loan that is on hold, owed to others, or fully paid.
 */
export function owedView(loan: Reply<typeof getActiveLoan>): OwedView | null {
  const { id, status, dueDate, position, repaymentInvoice } = loan;
  if (status !== LOAN_STATUS.active || repaymentInvoice.amount === 0) return null;
  const { daysLate } = position;
  return {
    amount: formatPesos(repaymentInvoice.amount),
    day: dayWithWeekday(dueDate),
    when: whenDue(repaymentInvoice.dueDays),
    daysLate,
    payHref: loanPath('pay', id),
    loanHref: loanPath('loan', id),
  };
}
