import { CLABE_LENGTH, type ClabeParts } from './clabe.ts';
import type { ClabeOptions } from './clabe-options.ts';
import type { ClabeProblem, ClabeWarning } from './clabe-problem.ts';
import { controlDigit } from './control-digit.ts';
import { findCodeProblem } from './find-problem.ts';
import { describeProblem, parseClabe } from './parse-clabe.ts';

/** State of a half-typed CLABE. */
export type PartialClabe =
  /** No problem so far. At 17 digits, `expectedControlDigit` (0 to 9) is the only one that can follow. */
  | { readonly status: 'incomplete'; readonly missingDigits: number; readonly expectedControlDigit?: number }
  | { readonly status: 'complete'; readonly value: ClabeParts; readonly warning?: ClabeWarning }
  /** No further digit can put it right. */
  | { readonly status: 'invalid'; readonly problem: ClabeProblem };

/**
 * Checks a CLABE while it is typed: the bank from the third digit on, the plaza from the sixth, everything at
 * the eighteenth. Give it digits only, as `clabeDigits` leaves them.
 *
 * @example
 * checkPartialClabe('0020') // → { status: 'incomplete', missingDigits: 14 }
 * checkPartialClabe('0030') // → { status: 'invalid', problem: { code: 'bank', bank: '003' } }
 */
export function checkPartialClabe(text: unknown, options?: ClabeOptions): PartialClabe {
  if (typeof text !== 'string' || text.length >= CLABE_LENGTH) {
    const result = parseClabe(text, options);
    if (!result.ok) return { status: 'invalid', problem: result.problem };
    const { ok: _, ...complete } = result;
    return { status: 'complete', ...complete };
  }
  const code = /^[0-9]*$/.test(text) ? findTypedProblem(text, options) : 'characters';
  if (code !== undefined) return { status: 'invalid', problem: describeProblem(code, text) };

  const missingDigits = CLABE_LENGTH - text.length;
  const expectedControlDigit = controlDigit(text);
  return expectedControlDigit === undefined
    ? { status: 'incomplete', missingDigits }
    : { status: 'incomplete', missingDigits, expectedControlDigit };
}

/** Finds the problem with the bank or the plaza, as far as the digits go. */
function findTypedProblem(digits: string, options: ClabeOptions | undefined) {
  if (digits.length < 3) return undefined;
  return findCodeProblem(digits, digits.length < 6 ? { ...options, plaza: 'ignore' } : options);
}
