import { dayInMonth } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';

/** Days of the month on which people are paid twice a month; in a shorter month its last day. */
export const SEMI_MONTHLY_PAIRS = [
  [5, 20],
  [10, 25],
  [13, 28],
  [14, 29],
  [15, 30],
] as const;

export type SemiMonthlyPair = (typeof SEMI_MONTHLY_PAIRS)[number];

/** Returns the pair's first date strictly after a day. */
export function nextInPair([early, late]: SemiMonthlyPair, after: PlainDate): PlainDate {
  const soonest = dayInMonth({ monthOf: after, monthsLater: 0, day: early });
  if (soonest > after) return soonest;
  const sameMonth = dayInMonth({ monthOf: after, monthsLater: 0, day: late });
  return sameMonth > after ? sameMonth : dayInMonth({ monthOf: after, monthsLater: 1, day: early });
}
