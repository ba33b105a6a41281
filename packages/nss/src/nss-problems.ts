import { fittingDigit } from './check-digit.ts';
import { isValidNss } from './is-valid-nss.ts';
import { NSS_LENGTH } from './nss.ts';
import type { NssProblem } from './nss-problem.ts';

/**
 * Everything that is wrong with an NSS, in the order text, length, characters, check digit; empty for a good one. What
 * cannot be looked at without something else is left out: there is no check digit in a text of the wrong length.
 *
 * @example
 * nssProblems('7289715623x1') // → [{ code: 'length', actual: 12 }, { code: 'characters' }]
 * nssProblems('72897156237') // → []
 */
export function nssProblems(text: unknown): readonly NssProblem[] {
  if (isValidNss(text)) return [];
  if (typeof text !== 'string') return [{ code: 'not_text' }];
  const problems: NssProblem[] = [];
  if (text.length !== NSS_LENGTH) problems.push({ code: 'length', actual: text.length });
  if (/[^0-9]/.test(text)) problems.push({ code: 'characters' });
  return problems.length > 0 ? problems : [{ code: 'check_digit', expected: fittingDigit(text) ?? 0 }];
}
