import { type PlainDate, plainDate } from './plain-date.ts';

let mexicoCity: Intl.DateTimeFormat | undefined;

/**
 * Largest distance from 1970 in milliseconds, in both directions; a moment before the year 1 would be written as if it
 * came after.
 */
const FARTHEST_MS = 6e13;

/**
 * Returns the calendar day in America/Mexico_City at a moment.
 *
 * @param epochMs - milliseconds since 1970-01-01T00:00Z, as `Date.now()` gives, of the years 69 to 3870
 * @throws RangeError for any other number
 *
 * @example
 * mexicoDate(Date.parse('2026-11-21T05:59:59Z')) // → '2026-11-20'
 */
export function mexicoDate(epochMs: number): PlainDate {
  if (!(Math.abs(epochMs) < FARTHEST_MS)) throw new RangeError(`Not milliseconds of the years 69 to 3870: ${epochMs}`);
  mexicoCity ??= new Intl.DateTimeFormat('en', {
    timeZone: 'America/Mexico_City',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [month, day, year] = mexicoCity.format(epochMs).split('/');
  return plainDate(`${year?.padStart(4, '0')}-${month}-${day}`);
}
