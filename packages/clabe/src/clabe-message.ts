import type { BuildClabeProblem } from './build-clabe.ts';
import type { ClabeProblem } from './clabe-problem.ts';

/**
 * Returns the English sentence of a problem. The texts for length, characters, checksum, bank and city are the ones in
 * general use (npm `clabe-validator`), byte for byte; mark them with `lang="en"` on a Spanish page.
 *
 * @example
 * clabeMessage({ code: 'check_digit', expected: 1 }) // → 'Invalid checksum, last digit should be: 1'
 */
export function clabeMessage(problem: ClabeProblem): string {
  switch (problem.code) {
    case 'not_text':
      return 'Must be a text';
    case 'length':
      return 'Must be exactly 18 digits long';
    case 'characters':
      return 'Must be only numeric digits (no letters)';
    case 'check_digit':
      return `Invalid checksum, last digit should be: ${problem.expected}`;
    case 'bank':
      return `Invalid bank code: ${problem.bank}`;
    case 'city':
      return `Invalid city code: ${problem.city}`;
    case 'bank_not_allowed':
      return `Bank not allowed: ${problem.bank}`;
  }
}

/**
 * Returns the English sentence of a problem of `buildClabe`.
 *
 * @example
 * buildClabeMessage({ code: 'part', part: 'bankCode', maxDigits: 3 }) // → 'bankCode must be 1 to 3 digits'
 */
export const buildClabeMessage = (problem: BuildClabeProblem): string =>
  problem.code === 'part' ? `${problem.part} must be 1 to ${problem.maxDigits} digits` : clabeMessage(problem);
