import { checkDigit } from './check-digit.ts';
import { NSS_LENGTH, type NssParts } from './nss.ts';
import type { NssProblem, NssWarning } from './nss-problem.ts';
import { parseNss } from './parse-nss.ts';

/** State of a half-typed NSS. */
export type PartialNss =
  /** Nothing is wrong so far. At 10 digits, `expectedCheckDigit` (0 to 9) is the only one that can follow. */
  | { readonly status: 'incomplete'; readonly missingDigits: number; readonly expectedCheckDigit?: number }
  | { readonly status: 'complete'; readonly value: NssParts; readonly warning?: NssWarning }
  /** No further digit can put it right. */
  | { readonly status: 'invalid'; readonly problem: NssProblem };

/**
 * Checks an NSS while it is typed. Give it digits only, as `nssDigits` leaves them.
 *
 * @example
 * checkPartialNss('7289') // → { status: 'incomplete', missingDigits: 7 }
 * checkPartialNss('7289715623') // → { status: 'incomplete', missingDigits: 1, expectedCheckDigit: 7 }
 * checkPartialNss('72x') // → { status: 'invalid', problem: { code: 'characters' } }
 */
export function checkPartialNss(text: unknown): PartialNss {
  if (typeof text !== 'string' || text.length >= NSS_LENGTH) {
    const result = parseNss(text);
    if (!result.ok) return { status: 'invalid', problem: result.problem };
    const { ok: _, ...complete } = result;
    return { status: 'complete', ...complete };
  }
  if (!/^[0-9]*$/.test(text)) return { status: 'invalid', problem: { code: 'characters' } };
  const missingDigits = NSS_LENGTH - text.length;
  const expectedCheckDigit = checkDigit(text);
  return expectedCheckDigit === undefined
    ? { status: 'incomplete', missingDigits }
    : { status: 'incomplete', missingDigits, expectedCheckDigit };
}
