import { fail, ok, type Result } from '@lender/money';
import { addDays, laterOf } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import { type PayDays, payDaySequence } from './pay-date-sequence.ts';

/** How soon and how late the first repayment may lie after the payout, in days, both included. */
export interface TermBounds {
  readonly minDays: number;
  readonly maxDays: number;
}

/** Why no due date can be set. */
export type DueDateProblem =
  | { readonly code: 'pay_dates_invalid' }
  | { readonly code: 'no_pay_date_in_term'; readonly minDays: number; readonly maxDays: number };

export interface DueDateQuestion extends PayDays {
  readonly payoutDate: PlainDate;
  readonly termBounds: TermBounds;
}

/**
 * When a loan is repaid: the first of the client's pay dates inside the term bounds.
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

/** The due dates of a loan with several instalments: `dueDate`, then the pay dates that follow it. */
export function dueDates(
  question: DueDateQuestion,
  instalments: number,
): Result<readonly [PlainDate, ...PlainDate[]], DueDateProblem> {
  const { payoutDate, payDates, termBounds } = question;
  const next = payDaySequence(question);
  if (!next) return fail({ code: 'pay_dates_invalid' });

  const firstKnown = addDays(payDates[0], -1);
  const tooSoon = addDays(payoutDate, Math.max(termBounds.minDays, 1) - 1);
  let date = next(laterOf(firstKnown, tooSoon));
  if (date > addDays(payoutDate, termBounds.maxDays)) return fail({ code: 'no_pay_date_in_term', ...termBounds });

  const dates: [PlainDate, ...PlainDate[]] = [date];
  while (dates.length < instalments) {
    date = next(date);
    dates.push(date);
  }
  return ok(dates);
}
