import { type PlainDate, plainDate } from './plain-date.ts';

let mexicoCity: Intl.DateTimeFormat | undefined;

/**
 * The calendar day in America/Mexico_City at a moment.
 *
 * @param epochMs - milliseconds since 1970-01-01T00:00Z, as `Date.now()` gives
 *
 * @example
 * mexicoDate(Date.parse('2026-11-21T05:59:59Z')) // → '2026-11-20'
 */
export function mexicoDate(epochMs: number): PlainDate {
  mexicoCity ??= new Intl.DateTimeFormat('en', {
    timeZone: 'America/Mexico_City',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const [month, day, year] = mexicoCity.format(epochMs).split('/');
  return plainDate(`${year?.padStart(4, '0')}-${month}-${day}`);
}
