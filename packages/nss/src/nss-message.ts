import type { BuildNssProblem } from './build-nss.ts';
import type { NssProblem, NssWarning } from './nss-problem.ts';

/**
 * Returns the English sentence of a problem or a warning. It does not name the check digit that would fit: the error is
 * seldom in the last place.
 *
 * @example
 * nssMessage({ code: 'length', actual: 10 }) // → 'Must be 11 digits long, not 10'
 */
export function nssMessage(problem: NssProblem | NssWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Must be a text';
    case 'length':
      return `Must be 11 digits long, not ${problem.actual}`;
    case 'characters':
      return 'Must be only digits';
    case 'check_digit':
      return 'The last digit does not fit the others';
    case 'years':
      return 'Registered before being born';
  }
}

/**
 * Returns the English sentence of a problem of `buildNss`.
 *
 * @example
 * buildNssMessage({ code: 'part', part: 'serial', maxDigits: 4 }) // → 'serial must be 1 to 4 digits'
 */
export const buildNssMessage = (problem: BuildNssProblem): string =>
  problem.code === 'part' ? `${problem.part} must be 1 to ${problem.maxDigits} digits` : nssMessage(problem);
