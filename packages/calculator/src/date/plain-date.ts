import { fail, ok, type Result } from '@lender/money';

/** A calendar day written `YYYY-MM-DD`, without time or time zone. Sorts as text. */
export type PlainDate = string & { readonly '~format': 'PlainDate' };

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads a calendar day, from 0001-01-01 to 9999-12-31.
 *
 * @example
 * parsePlainDate('2026-11-21') // → { ok: true, value: '2026-11-21' }
 * parsePlainDate('2026-02-30') // → { ok: false, problem: { code: 'not_a_date' } }
 */
export function parsePlainDate(text: unknown): Result<PlainDate, { readonly code: 'not_a_date' }> {
  if (typeof text !== 'string' || !SHAPE.test(text) || text < '0001') return fail({ code: 'not_a_date' });
  return writeDay(midnightOf(text)) === text ? ok(text as PlainDate) : fail({ code: 'not_a_date' });
}

/**
 * A calendar day that the program itself writes down or has already checked.
 *
 * @throws RangeError when there is no such day
 *
 * @example
 * plainDate('2026-11-21') // → '2026-11-21'
 */
export function plainDate(text: string): PlainDate {
  const parsed = parsePlainDate(text);
  if (!parsed.ok) throw new RangeError(`No such day: ${text}`);
  return parsed.value;
}

/**
 * A calendar day as people read it: `dd.mm.yyyy`.
 *
 * @example
 * formatPlainDate(plainDate('2026-11-21')) // → '21.11.2026'
 */
export function formatPlainDate(date: PlainDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

/** The engine's calendar repeats after 400 years, and it takes the years 0 to 99 for others. */
const SHIFT_YEARS = 400;

/** Milliseconds that tell days apart; days and months beyond the last run on into what follows. */
export function midnightMs(year: number, month: number, day: number): number {
  return Date.UTC(year + SHIFT_YEARS, month - 1, day);
}

export function midnightOf(date: string): number {
  return midnightMs(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8)));
}

/** The day that {@link midnightMs} stands for; nonsense outside the years 0 to 9999. */
export function writeDay(midnightMs: number): string {
  const midnight = new Date(midnightMs);
  const year = String(midnight.getUTCFullYear() - SHIFT_YEARS).padStart(4, '0');
  return `${year}-${digits(midnight.getUTCMonth() + 1)}-${digits(midnight.getUTCDate())}`;
}

const digits = (number: number): string => String(number).padStart(2, '0');
