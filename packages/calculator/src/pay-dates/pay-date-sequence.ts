import { addDays, dayInMonth, dayOfMonth, daysBetween } from '../date/calendar.ts';
import { type PlainDate, parsePlainDate } from '../date/plain-date.ts';
import { isPayCycle, type PayCycle } from '../pay-cycle/pay-cycle.ts';
import type { PayDates } from './pay-dates.ts';
import { nextInPair, SEMI_MONTHLY_PAIRS } from './semi-monthly-pairs.ts';

/** Pay days of a client: the cycle and two consecutive dates of it. */
export interface PayDays {
  readonly cycle: PayCycle;
  readonly payDates: PayDates;
}

/**
 * Tells whether a day is in the years for which loans are calculated; outside, counting further could leave the
 * calendar.
 */
export function isLoanDay(date: PlainDate): boolean {
  return parsePlainDate(date).ok && date >= '1900' && date < '3000';
}

/**
 * Returns the first pay day strictly after a date, at any distance back or ahead.
 *
 * @throws RangeError when the argument is no day, or the pay day would come after the year 9999
 */
export type NextPayDay = (after: PlainDate) => PlainDate;

/**
 * Continues a client's pay dates in both directions.
 *
 * @returns undefined when the two dates do not follow each other in this cycle or are outside 1900 to 2999, or when
 *   there is no such cycle
 *
 * @example
 * const next = payDaySequence({ cycle: 'weekly', payDates: [plainDate('2026-11-27'), plainDate('2026-12-04')] })
 * next?.(plainDate('2026-12-04')) // → '2026-12-11'
 */
export function payDaySequence({ cycle, payDates }: PayDays): NextPayDay | undefined {
  const [first, second] = payDates;
  if (!isPayCycle(cycle) || !isLoanDay(first) || !isLoanDay(second)) return undefined;
  const dayBefore = addDays(first, -1);
  return candidates(cycle, payDates).find((next) => next(dayBefore) === first && next(first) === second);
}

function candidates(cycle: PayCycle, [first, second]: PayDates): NextPayDay[] {
  switch (cycle) {
    case 'weekly':
      return [everyDays(7, first)];
    case 'biweekly':
      return [everyDays(14, first)];
    case 'semi_monthly':
      return SEMI_MONTHLY_PAIRS.map((pair) => (after) => nextInPair(pair, after));
    case 'monthly':
      // After a short month the later number is the real pay day: 28 February, 31 March.
      return [everyMonth(Math.max(dayOfMonth(first), dayOfMonth(second)))];
  }
}

function everyDays(gapDays: number, anchor: PlainDate): NextPayDay {
  return (after) => addDays(anchor, (Math.floor(daysBetween(anchor, after) / gapDays) + 1) * gapDays);
}

function everyMonth(day: number): NextPayDay {
  return (after) => {
    const sameMonth = dayInMonth({ monthOf: after, monthsLater: 0, day });
    return sameMonth > after ? sameMonth : dayInMonth({ monthOf: after, monthsLater: 1, day });
  };
}
