import { CURP_LENGTH } from './curp.ts';
import type { CurpProblem } from './curp-problem.ts';
import { type CurpOptions, findWrongLetter, isAfter, isRealDate, isSex, isState, writtenDate } from './find-problem.ts';
import { describeProblem } from './parse-curp.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Returns everything that is wrong with a CURP, in the order of `parseCurp`; empty for a good one. Checks that need
 * another one to pass are left out: a text of another length, or one that breaks the mask, has no other problem.
 *
 * @example
 * curpProblems('MOTR930231GJCRMN04').map(({ code }) => code) // → ['date', 'sex', 'check_digit']
 * curpProblems('MOTR930411HJCRMN03') // → []
 */
export function curpProblems(text: unknown, options?: CurpOptions): readonly CurpProblem[] {
  if (typeof text !== 'string') return [{ code: 'not_text' }];
  if (text.length !== CURP_LENGTH) return [describeProblem('length', text)];
  const sum = weighSymbols(text);
  if (sum < 0) return [describeProblem('format', text)];
  const isDate = isRealDate(text);
  const found = [
    !isDate && 'date',
    isDate && options?.today !== undefined && isAfter(writtenDate(text), options.today) && 'future_date',
    !isSex(text) && 'sex',
    !isState(text) && 'state',
    findWrongLetter(text) !== undefined && 'letters',
    sum % 10 !== 0 && 'check_digit',
  ] as const;
  return found.flatMap((code) => (code === false ? [] : [describeProblem(code, text)]));
}
