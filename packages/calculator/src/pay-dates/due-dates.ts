import { fail, ok, type Result } from '@lender/money';
import { addDays, daysBetween, laterOf } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import { isLoanDay, type PayDays, payDaySequence } from './pay-date-sequence.ts';

/** Smallest and largest number of days from the payout to the first repayment, both included; up to 3660 are met. */
export interface TermBounds {
  readonly minDays: number;
  readonly maxDays: number;
}

/** Reason why no due date can be set. */
export type DueDateProblem =
  | { readonly code: 'pay_dates_invalid' }
  /** No day, or one before 1900 or after 2999. */
  | { readonly code: 'payout_date_out_of_range' }
  /** Instalments that are not whole, below 1 or above 3660. */
  | { readonly code: 'pricing_invalid' }
  | { readonly code: 'no_pay_date_in_term'; readonly minDays: number; readonly maxDays: number };

export interface DueDateQuestion extends PayDays {
  readonly payoutDate: PlainDate;
  readonly termBounds: TermBounds;
}

/**
 * Returns the day on which a loan is repaid: the first of the client's pay dates inside the term bounds.
 *
 * @example
 * const payDates = [plainDate('2026-11-23'), plainDate('2026-12-23')] as const
 * const termBounds = { minDays: 7, maxDays: 45 }
 * const payoutDate = plainDate('2026-11-21')
 * dueDate({ cycle: 'monthly', payDates, payoutDate, termBounds }) // → { ok: true, value: '2026-12-23' }
 */
export function dueDate(question: DueDateQuestion): Result<PlainDate, DueDateProblem> {
  const dates = dueDates(question, 1);
  return dates.ok ? ok(dates.value[0]) : dates;
}

/** Ten years in days; also more instalments than any loan has. */
const MOST = 3660;

/** Whole, from 0. */
export const isCount = (count: number, most = MOST): boolean => Number.isInteger(count) && count >= 0 && count <= most;

/**
 * Returns the due dates of a loan with several instalments: `dueDate`, then the pay dates that follow it.
 *
 * @param instalments - whole, from 1 to 3660
 */
export function dueDates(
  question: DueDateQuestion,
  instalments: number,
): Result<readonly [PlainDate, ...PlainDate[]], DueDateProblem> {
  const { payoutDate, payDates, termBounds } = question;
  const next = payDaySequence(question);
  if (!next) return fail({ code: 'pay_dates_invalid' });
  if (!isLoanDay(payoutDate)) return fail({ code: 'payout_date_out_of_range' });
  if (!isCount(instalments - 1, MOST - 1)) return fail({ code: 'pricing_invalid' });

  const soonestDays = Math.max(Math.ceil(termBounds.minDays), 1);
  const soonest = isCount(soonestDays) && laterOf(addDays(payDates[0], -1), addDays(payoutDate, soonestDays - 1));
  let date = soonest ? next(soonest) : payoutDate;
  if (!soonest || !(daysBetween(payoutDate, date) <= termBounds.maxDays)) {
    return fail({ code: 'no_pay_date_in_term', ...termBounds });
  }

  const dates: [PlainDate, ...PlainDate[]] = [date];
  while (dates.length < instalments) {
    date = next(date);
    dates.push(date);
  }
  return ok(dates);
}
