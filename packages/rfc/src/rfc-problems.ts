import { findProblem, isAllowedKind, isDigitChecked, isRealDate, lengthOf } from './find-problem.ts';
import { describeProblem } from './parse-rfc.ts';
import { isGeneric } from './rfc.ts';
import type { RfcOptions } from './rfc-options.ts';
import type { RfcProblem } from './rfc-problem.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Returns everything that is wrong with an RFC, in the order of `parseRfc`; empty for a good one. A part that cannot be
 * checked without another is left out: no date in a text of the wrong length, no check digit in one that breaks the
 * mask.
 *
 * @example
 * rfcProblems('GODE561331GR9') // → [{ code: 'date', date: '561331' }, { code: 'check_digit', expected: '2' }]
 * rfcProblems('GODE561231GR8') // → []
 */
export function rfcProblems(text: unknown, options?: RfcOptions): readonly RfcProblem[] {
  if (typeof text !== 'string') return [{ code: 'not_text' }];
  if (findProblem(text, options) === undefined) return [];
  if (text.length !== lengthOf(text)) return [describeProblem('length', text)];
  const sum = weighSymbols(text);
  const found = [
    sum < 0 && 'format',
    /^[0-9]{6}$/.test(text.slice(-9, -3)) && !isRealDate(text, text.length - 9) && 'date',
    sum >= 0 && sum % 11 !== 0 && isDigitChecked(options) && !isGeneric(text) && 'check_digit',
    !isAllowedKind(text, options) && 'kind_not_allowed',
  ] as const;
  return found.flatMap((code) => (code === false ? [] : [describeProblem(code, text)]));
}
