import { fail, ok, type Result } from '@lender/money';

declare const format: unique symbol;

/** A calendar day written `YYYY-MM-DD`, without time or time zone. Sorts as text. */
export type PlainDate = string & { readonly [format]: 'PlainDate' };

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
  const midnightMs = Date.parse(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(midnightMs) && new Date(midnightMs).toISOString().startsWith(text);
  return exists ? ok(text as PlainDate) : fail({ code: 'not_a_date' });
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
