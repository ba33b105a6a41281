import { CURP_LENGTH } from './curp.ts';
import { type CurpOptions, findPartProblem } from './find-problem.ts';
import { weighSymbols } from './weigh-symbols.ts';

/**
 * Tells whether a value is a CURP: the quick form of `parseCurp`, for any input, without allocating. Lower case passes;
 * to store a CURP, take it from `parseCurp`, which gives it in capitals.
 *
 * @example
 * isValidCurp('MOTR930411HJCRMN03') // → true
 * isValidCurp('MOTR930411HJCRMN04') // → false
 */
export function isValidCurp(text: unknown, options?: CurpOptions): text is string {
  return typeof text === 'string' && text.length === CURP_LENGTH && isRight(text, options);
}

/** A text that breaks the mask has the sum -1. */
function isRight(text: string, options: CurpOptions | undefined): boolean {
  return weighSymbols(text) % 10 === 0 && findPartProblem(text, options) === undefined;
}
