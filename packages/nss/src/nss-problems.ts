import { findProblem } from './find-problem.ts';
import type { NssProblem } from './nss-problem.ts';

/**
 * Returns every problem of an NSS, in the order text, length, characters, check digit; empty for a valid one. A check
 * that depends on a failed one is left out: there is no check digit in a text of the wrong length.
 *
 * @example
 * nssProblems('7289715623x1') // → [{ code: 'length', actual: 12 }, { code: 'characters' }]
 * nssProblems('72897156237') // → []
 */
export function nssProblems(text: unknown): readonly NssProblem[] {
  const first = findProblem(text);
  if (first === undefined) return [];
  // No other two problems can occur together.
  return first.code === 'length' && typeof text === 'string' && /[^0-9]/.test(text)
    ? [first, { code: 'characters' }]
    : [first];
}
