import { addDays } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';

/** Tells working days from week-ends and holidays. */
export type IsWorkingDay = (date: PlainDate) => boolean;

/** The date itself, or the next working day when it is none. */
export function workingDayFrom(date: PlainDate, isWorkingDay: IsWorkingDay): PlainDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}
