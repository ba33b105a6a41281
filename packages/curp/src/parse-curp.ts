import { fittingDigit } from './check-digit.ts';
import type { Curp, CurpParts, Sex } from './curp.ts';
import type { CurpProblem, CurpWarning } from './curp-problem.ts';
import { type CurpOptions, findProblem, findWrongLetter, type TextProblemCode, writtenDate } from './find-problem.ts';
import { isInconvenient } from './is-inconvenient.ts';
import type { StateCode } from './states.data.ts';

/** A CURP and its parts, or the first problem found. */
export type CurpResult =
  | { readonly ok: true; readonly value: CurpParts; readonly warning?: CurpWarning }
  | { readonly ok: false; readonly problem: CurpProblem };

/**
 * Reads a CURP. Stops at the first problem, in the order text, length, format, date, future date, sex,
 * state, letters, check digit. Never throws, trims or coerces; ASCII lower case becomes capitals, and nothing else does.
 *
 * @param text - anything; only a string of 18 ASCII letters and digits can pass
 *
 * @example
 * parseCurp('motr930411hjcrmn03').ok // → true
 * parseCurp('MOTR930411HJCRMN04') // → { ok: false, problem: { code: 'check_digit', expected: 3 } }
 */
export function parseCurp(text: unknown, options?: CurpOptions): CurpResult {
  if (typeof text !== 'string') return { ok: false, problem: { code: 'not_text' } };
  const code = findProblem(text, options);
  if (code !== undefined) return { ok: false, problem: describeProblem(code, text) };

  // Only ASCII passes the mask, so that capitals keep the length and add no letters.
  const curp = text.toUpperCase() as Curp;
  const value = readCurp(curp);
  if (!isInconvenient(curp)) return { ok: true, value };
  return { ok: true, value, warning: { code: 'inconvenient_word', word: curp.slice(0, 4) } };
}

/** Returns the facts that a CURP contains. */
export function readCurp(curp: Curp): CurpParts {
  return {
    curp,
    birthDate: writtenDate(curp),
    sex: curp.charAt(10) as Sex,
    state: curp.slice(11, 13) as StateCode,
    differentiator: curp.charAt(16),
    checkDigit: curp.charCodeAt(17) - 48,
  };
}

/** Adds its facts to the code of a problem found in a text. */
export function describeProblem(code: TextProblemCode, text: string): CurpProblem {
  switch (code) {
    case 'format':
      return { code };
    case 'length':
      return { code, actual: text.length };
    case 'date':
    case 'future_date':
      return { code, date: writtenDate(text) };
    case 'sex':
      return { code, sex: text.charAt(10) };
    case 'state':
      return { code, state: text.slice(11, 13) };
    case 'letters':
      return { code, position: findWrongLetter(text) ?? 2 };
    case 'check_digit':
      return { code, expected: fittingDigit(text) ?? 0 };
  }
}
