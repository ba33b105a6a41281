import { addDays } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';

/** Tells working days from week-ends and holidays. */
export type IsWorkingDay = (date: PlainDate) => boolean;

/** Nobody rests longer. */
const LONGEST_REST_DAYS = 366;

/** The date itself, or the next working day when it is none; nothing when a year has none. */
export function nextWorkingDay(date: PlainDate, isWorkingDay: IsWorkingDay): PlainDate | undefined {
  let day = date;
  for (let rest = 0; rest < LONGEST_REST_DAYS; rest++) {
    if (isWorkingDay(day)) return day;
    day = addDays(day, 1);
  }
  return undefined;
}

/**
 * The date itself, or the next working day when it is none.
 *
 * @throws RangeError when none comes within a year
 */
export function workingDayFrom(date: PlainDate, isWorkingDay: IsWorkingDay): PlainDate {
  const day = nextWorkingDay(date, isWorkingDay);
  if (day === undefined) throw new RangeError(`No working day within a year of ${date}`);
  return day;
}
