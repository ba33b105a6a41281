import { addDays, type PlainDate } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { endOfDay } from '../../kernel/end-of-day.ts';
import { REVIEW_WORKING_DAYS } from './application-deadlines.data.ts';

/**
 * Returns the last moment at which a review began that should have ended before a day: the promised working days are
 * between the two.
 *
 * @example
 * reviewsPromisedUntil(plainDate('2026-11-23'), 'cnbv-2026') // → the end of Thursday 19.11.: Friday was the working day
 */
export function reviewsPromisedUntil(today: PlainDate, calendar: string | null): Date {
  // Without a calendar every day is a working day.
  const after = calendar === null ? addDays : mexicanCalendar(calendar).addWorkingDays;
  let day = addDays(today, -1);
  while (after(day, REVIEW_WORKING_DAYS) >= today) day = addDays(day, -1);
  return endOfDay(day);
}
