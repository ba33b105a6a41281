import { fail, ok, type Result } from '@lender/money';

/** A calendar day written `YYYY-MM-DD`, without time or time zone. Sorts as text. */
export type PlainDate = string & { readonly '~format': 'PlainDate' };

const SHAPE = /^\d{4}-(0[1-9]|1[0-2])-\d\d$/;

/**
 * Reads a calendar day, from 0001-01-01 to 9999-12-31.
 *
 * @example
 * parsePlainDate('2026-11-21') // → { ok: true, value: '2026-11-21' }
 * parsePlainDate('2026-02-30') // → { ok: false, problem: { code: 'not_a_date' } }
 */
export function parsePlainDate(text: unknown): Result<PlainDate, { readonly code: 'not_a_date' }> {
  return isDay(text) ? ok(text) : fail({ code: 'not_a_date' });
}

/** A day that its month does not have is parsed as a day of a neighbouring month. */
const isDay = (text: unknown): text is PlainDate =>
  typeof text === 'string' &&
  SHAPE.test(text) &&
  text >= '0001' &&
  new Date(midnightOf(text)).getUTCDate() === Number(text.slice(8));

/**
 * Returns a calendar day that the program itself writes down or has already checked.
 *
 * @throws RangeError when there is no such day
 *
 * @example
 * plainDate('2026-11-21') // → '2026-11-21'
 */
export function plainDate(text: string): PlainDate {
  const parsed = parsePlainDate(text);
  return parsed.ok ? parsed.value : noSuchDay(text);
}

function noSuchDay(text: string): never {
  throw new RangeError(`No such day: ${text}`);
}

/**
 * Returns a calendar day as people read it: `dd.mm.yyyy`.
 *
 * @example
 * formatPlainDate(plainDate('2026-11-21')) // → '21.11.2026'
 */
export function formatPlainDate(date: PlainDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** The engine's calendar repeats after 400 years, and it reads the years 0 to 99 as others. */
const SHIFT_YEARS = 400;

/** Returns milliseconds that identify a day; days and months beyond the last continue into the following ones. */
export function midnightMs(year: number, month: number, day: number): number {
  return Date.UTC(year + SHIFT_YEARS, month - 1, day);
}

export function midnightOf(date: string): number {
  return midnightMs(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
}

/**
 * Returns the day that {@link midnightMs} identifies.
 *
 * @throws RangeError outside the years 1 to 9999
 */
export function writeDay(midnightMs: number): PlainDate {
  const midnight = new Date(midnightMs);
  const year = midnight.getUTCFullYear() - SHIFT_YEARS;
  const text = `${digits(year, 4)}-${digits(midnight.getUTCMonth() + 1)}-${digits(midnight.getUTCDate())}`;
  return year > 0 && year < 1e4 ? (text as PlainDate) : noSuchDay(text);
}

const digits = (number: number, count = 2): string => String(number).padStart(count, '0');
