import { NSS_LENGTH } from './nss.ts';
import type { NssProblem } from './nss-problem.ts';
import { weighDigits } from './weigh-digits.ts';

/** Returns the first problem of an NSS, or `undefined`. The order is public: text, length, characters, check digit. */
export function findProblem(text: unknown): NssProblem | undefined {
  if (typeof text !== 'string') return { code: 'not_text' };
  if (text.length !== NSS_LENGTH) return { code: 'length', actual: text.length };
  const sum = weighDigits(text);
  if (sum < 0) return { code: 'characters' };
  return sum % 10 === 0 ? undefined : { code: 'check_digit', expected: fittingDigit(text, sum) };
}

/** Returns the digit that makes 11 digits pass in place of the last one, which has weight 1. */
function fittingDigit(text: string, sum: number): number {
  return (text.charCodeAt(10) - 48 + 10 - (sum % 10)) % 10;
}
