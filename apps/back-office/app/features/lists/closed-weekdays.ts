import { addDays, formatPlainDate, type PlainDate, plainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';

const DAYS_OF_TWO_YEARS = 731;
/** Number of Saturday, with Sunday as 0. */
const WEEK_END = 6;

/** Lists the weekdays of a year and the next that are not working days in a calendar, in words. */
export function closedWeekdays(year: number, calendar: string): string[] {
  const { isWorkingDay } = mexicanCalendar(calendar);
  const first = plainDate(`${year}-01-01`);
  return Array.from({ length: DAYS_OF_TWO_YEARS }, (_, day) => addDays(first, day))
    .filter((day: PlainDate) => new Date(day).getUTCDay() % WEEK_END !== 0 && !isWorkingDay(day))
    .map(formatPlainDate);
}
