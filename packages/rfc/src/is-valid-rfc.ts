import { findProblem } from './find-problem.ts';
import type { RfcOptions } from './rfc-options.ts';

/**
 * Tells whether a value is an RFC: the quick form of `parseRfc`, for any input. Lower case passes; to store an RFC,
 * take it from `parseRfc`, which gives it in capitals.
 *
 * @example
 * isValidRfc('GODE561231GR8') // → true
 * isValidRfc('GODE561231GR9') // → false
 * isValidRfc('XAXX010101000', { kinds: ['physical', 'moral'] }) // → false
 */
export function isValidRfc(text: unknown, options?: RfcOptions): text is string {
  return typeof text === 'string' && findProblem(text, options) === undefined;
}
