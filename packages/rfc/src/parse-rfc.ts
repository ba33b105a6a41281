import { fittingDigit } from './check-digit.ts';
import { findProblem, kindOf, lengthOf, type TextProblemCode } from './find-problem.ts';
import { isInconvenient } from './is-inconvenient.ts';
import type { Rfc, RfcParts } from './rfc.ts';
import type { RfcOptions } from './rfc-options.ts';
import type { RfcProblem, RfcWarning } from './rfc-problem.ts';

/** An RFC and its parts, or the first problem found. */
export type RfcResult =
  | { readonly ok: true; readonly value: RfcParts; readonly warning?: RfcWarning }
  | { readonly ok: false; readonly problem: RfcProblem };

/**
 * Reads an RFC of a person or a company. Stops at the first problem, in the order text, length, format, date, check
 * digit, kind. Never throws, trims or coerces; a to z and ñ become capitals, and nothing else does.
 *
 * @param text - anything; only a string of 12 or 13 characters can pass
 *
 * @example
 * parseRfc('gode561231gr8').ok // → true
 * parseRfc('GODE561231GR9') // → { ok: false, problem: { code: 'check_digit', expected: '8' } }
 */
export function parseRfc(text: unknown, options?: RfcOptions): RfcResult {
  if (typeof text !== 'string') return { ok: false, problem: { code: 'not_text' } };
  const code = findProblem(text, options);
  if (code !== undefined) return { ok: false, problem: describeProblem(code, text) };

  const value = readRfc(text.toUpperCase() as Rfc);
  const warning = findWarning(value, options);
  return warning === undefined ? { ok: true, value } : { ok: true, value, warning };
}

/** Reads the parts of an RFC. */
export function readRfc(rfc: Rfc): RfcParts {
  return {
    rfc,
    kind: kindOf(rfc),
    letters: rfc.slice(0, -9),
    date: rfc.slice(-9, -3),
    homoclave: rfc.slice(-3, -1),
    checkDigit: rfc.slice(-1),
  };
}

/** Adds its facts to the code of a problem found in a text. */
export function describeProblem(code: TextProblemCode, text: string): RfcProblem {
  switch (code) {
    case 'length':
      return { code, actual: text.length, expected: lengthOf(text) };
    case 'format':
      return { code };
    case 'date':
      return { code, date: text.slice(-9, -3) };
    case 'check_digit':
      return { code, expected: fittingDigit(text) ?? '0' };
    case 'kind_not_allowed':
      return { code, kind: kindOf(text) };
  }
}

function findWarning({ rfc, kind, letters }: RfcParts, options: RfcOptions | undefined): RfcWarning | undefined {
  if (kind === 'generic') return undefined;
  if (options?.checkDigit === 'warn' && findProblem(rfc) === 'check_digit') {
    return { code: 'check_digit', expected: fittingDigit(rfc) ?? '0' };
  }
  return isInconvenient(letters) ? { code: 'inconvenient_word', word: letters } : undefined;
}
