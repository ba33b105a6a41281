import { addDays } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';

/** Tells whether a date is a working day, and no week-end or holiday. */
export type IsWorkingDay = (date: PlainDate) => boolean;

/** Number of days after which the search for a working day gives up. */
const LONGEST_REST_DAYS = 366;

/** Returns the date, or the next working day when it is none; undefined when a year has none. */
export function nextWorkingDay(date: PlainDate, isWorkingDay: IsWorkingDay): PlainDate | undefined {
  let day = date;
  for (let rest = 0; rest < LONGEST_REST_DAYS; rest++) {
    if (isWorkingDay(day)) return day;
    day = addDays(day, 1);
  }
  return undefined;
}

/**
 * Returns the date, or the next working day when it is none.
 *
 * @throws RangeError when none comes within a year
 */
export function workingDayFrom(date: PlainDate, isWorkingDay: IsWorkingDay): PlainDate {
  const day = nextWorkingDay(date, isWorkingDay);
  if (day === undefined) throw new RangeError(`No working day within a year of ${date}`);
  return day;
}
