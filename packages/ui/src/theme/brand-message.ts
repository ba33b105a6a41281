import type { BrandProblem } from './brand-problems.ts';

/**
 * Returns the English sentence for a problem of a look.
 *
 * @example
 * brandMessage({ code: 'value', token: 'radius.button' }) // → 'Is no value for this part: radius.button'
 */
export function brandMessage(problem: BrandProblem): string {
  switch (problem.code) {
    case 'contrast':
      return `Cannot be read: ${problem.front} on ${problem.back}, ${problem.scheme}, has ${problem.ratio} of ${problem.atLeast}`;
    case 'color':
      return `Must be a colour such as #0A7F78: ${problem.role}, ${problem.scheme}`;
    case 'value':
      return `Is no value for this part: ${problem.token}`;
    case 'part':
      return `The kit has no such part: ${problem.token}`;
  }
}
