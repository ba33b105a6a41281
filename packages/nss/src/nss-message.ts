import type { NssProblem } from './nss-problem.ts';

/**
 * The English sentence of a problem. It does not name the check digit that would fit: the error is seldom in the last
 * place.
 *
 * @example
 * nssMessage({ code: 'length', actual: 10 }) // → 'Must be 11 digits long, not 10'
 */
export function nssMessage(problem: NssProblem): string {
  switch (problem.code) {
    case 'not_text':
      return 'Must be a text';
    case 'length':
      return `Must be 11 digits long, not ${problem.actual}`;
    case 'characters':
      return 'Must be only digits';
    case 'check_digit':
      return 'The last digit does not fit the others';
  }
}
