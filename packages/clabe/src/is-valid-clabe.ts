import type { Clabe } from './clabe.ts';
import type { ClabeOptions } from './clabe-options.ts';
import { findProblem } from './find-problem.ts';

/**
 * Tells whether a value is a CLABE: the quick check of `parseClabe`, for any input, without allocating.
 *
 * @example
 * isValidClabe('002010077777777771') // → true
 * isValidClabe('002010077777777770') // → false
 */
export function isValidClabe(text: unknown, options?: ClabeOptions): text is Clabe {
  return typeof text === 'string' && findProblem(text, options) === undefined;
}
