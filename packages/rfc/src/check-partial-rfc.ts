import { checkDigit } from './check-digit.ts';
import { isRealDate, lengthOf } from './find-problem.ts';
import { parseRfc } from './parse-rfc.ts';
import type { RfcParts } from './rfc.ts';
import type { RfcOptions } from './rfc-options.ts';
import type { RfcProblem, RfcWarning } from './rfc-problem.ts';

/** State of a half-typed RFC. */
export type PartialRfc =
  | {
      /** The RFC is not complete, and nothing is wrong so far. */
      readonly status: 'incomplete';
      /** Kind of the RFC that is typed, a person's or a company's; known from the fourth character on. */
      readonly kind?: 'physical' | 'moral';
      /** Number of missing characters; a company's while the kind is not known. */
      readonly missingCharacters: number;
      /** Only last character that can follow; present when it alone is missing. */
      readonly expectedCheckDigit?: string;
    }
  | { readonly status: 'complete'; readonly value: RfcParts; readonly warning?: RfcWarning }
  /** No further character can put it right. */
  | { readonly status: 'invalid'; readonly problem: RfcProblem };

/** Pattern of the beginning of an RFC, as far as it was typed. */
const BEGINNING = /^[A-ZÑ&]{0,4}$|^[A-ZÑ&]{3,4}\d{0,6}$|^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{1,2}$/i;
/** Beginning of the six digits of a date. */
const DATE_BEGINNING = /^\d{0,2}$|^\d\d(?:[01]|(?:0[1-9]|1[0-2])(?:[0-3]\d?)?)$/;

/**
 * Checks an RFC while it is typed: everything at the first character that no other can put right.
 *
 * @example
 * checkPartialRfc('GODE5612') // → { status: 'incomplete', kind: 'physical', missingCharacters: 5 }
 * checkPartialRfc('TCH85') // → { status: 'incomplete', kind: 'moral', missingCharacters: 7 }
 * checkPartialRfc('GODE5613') // → { status: 'invalid', problem: { code: 'date', date: '5613' } }
 */
export function checkPartialRfc(text: unknown, options?: RfcOptions): PartialRfc {
  if (typeof text !== 'string') return { status: 'invalid', problem: { code: 'not_text' } };
  const length = lengthOf(text);
  if (text.length >= length) {
    const result = parseRfc(text, options);
    if (!result.ok) return { status: 'invalid', problem: result.problem };
    const { ok: _, ...complete } = result;
    return { status: 'complete', ...complete };
  }
  // `i` without `u` matches no letter of another alphabet.
  if (!BEGINNING.test(text)) return { status: 'invalid', problem: { code: 'format' } };
  const dateAt = length - 9;
  const date = text.slice(dateAt, dateAt + 6);
  if (!DATE_BEGINNING.test(date) || (date.length === 6 && !isRealDate(text, dateAt))) {
    return { status: 'invalid', problem: { code: 'date', date } };
  }
  if (text.length < 4) return { status: 'incomplete', missingCharacters: 12 - text.length };

  const kind = length === 12 ? 'moral' : 'physical';
  // Both generic RFCs are as long as a person's, and are never typed by halves.
  if (options?.kinds && !options.kinds.includes(kind) && !(kind === 'physical' && options.kinds.includes('generic'))) {
    return { status: 'invalid', problem: { code: 'kind_not_allowed', kind } };
  }
  const missingCharacters = length - text.length;
  const expected = missingCharacters === 1 ? checkDigit(text) : undefined;
  return expected === undefined
    ? { status: 'incomplete', kind, missingCharacters }
    : { status: 'incomplete', kind, missingCharacters, expectedCheckDigit: expected };
}
