import { midnightMs, midnightOf, type PlainDate, writeDay } from './plain-date.ts';

const DAY_MS = 86_400_000;

/**
 * Returns the day that is so many days later, or earlier when negative.
 *
 * @param days - whole; a fraction is dropped
 * @throws RangeError when they are no number, or the result leaves the years 1 to 9999
 *
 * @example
 * addDays(plainDate('2024-02-28'), 2) // → '2024-03-01'
 */
export function addDays(date: PlainDate, days: number): PlainDate {
  return writeDay(midnightOf(date) + days * DAY_MS);
}

/**
 * Returns the same day of a later month, or that month's last day when it is shorter.
 *
 * @param months - whole; a part of one is dropped
 * @throws RangeError when the result leaves the years 1 to 9999
 *
 * @example
 * addMonthsClamped(plainDate('2026-01-31'), 1) // → '2026-02-28'
 */
export function addMonthsClamped(date: PlainDate, months: number): PlainDate {
  return dayInMonth({ monthOf: date, monthsLater: months, day: dayOfMonth(date) });
}

/**
 * Returns the number of days between two dates; negative when the second is earlier.
 *
 * @example
 * daysBetween(plainDate('2026-11-21'), plainDate('2026-12-21')) // → 30
 */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return (midnightOf(to) - midnightOf(from)) / DAY_MS;
}

/**
 * Returns the full months from one day to a later one, as `addMonthsClamped` counts them; 0 when the later day comes
 * first.
 *
 * @example
 * monthsBetween(plainDate('2026-01-31'), plainDate('2026-03-30')) // → 1
 */
export function monthsBetween(from: PlainDate, to: PlainDate): number {
  if (to < from) return 0;
  const months = monthNumber(to) - monthNumber(from);
  return addMonthsClamped(from, months) > to ? months - 1 : months;
}

/** Returns the later of two days. */
export function laterOf(one: PlainDate, other: PlainDate): PlainDate {
  if (one > other) return one;
  return other;
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function dayOfWeek(date: PlainDate): number {
  return new Date(midnightOf(date)).getUTCDay();
}

/** Returns the number of the day in its month, 1 to 31. */
export function dayOfMonth(date: PlainDate): number {
  return Number(date.slice(8));
}

/**
 * Returns a numbered day of the month that is `monthsLater` after the month of a date, limited to that month's last
 * day.
 */
export function dayInMonth(wanted: { monthOf: PlainDate; monthsLater: number; day: number }): PlainDate {
  const months = monthNumber(wanted.monthOf) + wanted.monthsLater;
  return writeDay(midnightMs(0, months, Math.min(wanted.day, daysIn(months))));
}

/** Returns the number of the last day of this date's month. */
export function lengthOfMonth(date: PlainDate): number {
  return daysIn(monthNumber(date));
}

/** Returns the day before the first of the next month, as a number. */
function daysIn(monthNumber: number): number {
  return new Date(midnightMs(0, monthNumber + 1, 0)).getUTCDate();
}

/** Returns the months since the year 0, January of which is 1. */
function monthNumber(date: PlainDate): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
}
