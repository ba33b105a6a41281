import { addDays, dayOfWeek } from '../date/calendar.ts';
import { type PlainDate, plainDate } from '../date/plain-date.ts';
import { easterSunday } from './easter.ts';

const MONDAY = 1;
/** The executive power of the Union changes hands on 1 October of every sixth year, first in 2024. */
const FIRST_OCTOBER_CHANGE = 2024;
const YEARS_OF_OFFICE = 6;

const SAME_EVERY_YEAR = ['01-01', '05-01', '09-16', '11-02', '12-12', '12-25'] as const;

/**
 * Returns the days on which banks are closed in a year without a known list, by the rule that every published list
 * follows.
 */
export function bankHolidaysByRule(year: number): PlainDate[] {
  const day = (monthAndDay: string) => plainDate(`${String(year).padStart(4, '0')}-${monthAndDay}`);
  const easter = easterSunday(year);
  return [
    ...SAME_EVERY_YEAR.map(day),
    nthMonday(day('02-01'), 1),
    nthMonday(day('03-01'), 3),
    addDays(easter, -3),
    addDays(easter, -2),
    nthMonday(day('11-01'), 3),
    ...(isChangeOfPresident(year) ? [day('10-01')] : []),
  ];
}

/** Returns the n-th Monday of the month that begins on a day. */
function nthMonday(firstOfMonth: PlainDate, n: number): PlainDate {
  const daysToMonday = (7 + MONDAY - dayOfWeek(firstOfMonth)) % 7;
  return addDays(firstOfMonth, daysToMonday + 7 * (n - 1));
}

const isChangeOfPresident = (year: number): boolean =>
  year >= FIRST_OCTOBER_CHANGE && (year - FIRST_OCTOBER_CHANGE) % YEARS_OF_OFFICE === 0;
