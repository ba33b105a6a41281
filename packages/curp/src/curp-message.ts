import type { CurpProblem, CurpWarning } from './curp-problem.ts';
import type { GenerateCurpProblem } from './generate-curp.ts';

/**
 * Returns the English sentence of a problem or a warning. It does not name the check digit that would fit: the error is
 * seldom in the last place.
 *
 * @example
 * curpMessage({ code: 'length', actual: 17 }) // → 'Must be 18 characters long, not 17'
 */
export function curpMessage(problem: CurpProblem | CurpWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Must be a text';
    case 'length':
      return `Must be 18 characters long, not ${problem.actual}`;
    case 'format':
      return 'Must be 4 letters, 6 digits, 6 letters and 2 letters or digits';
    case 'date':
      return `No such date: ${problem.date}`;
    case 'future_date':
      return `Not born yet: ${problem.date}`;
    case 'sex':
      return `Character 11 must be H, M or X, not ${problem.sex}`;
    case 'state':
      return `No such state: ${problem.state}`;
    case 'letters':
      return `Letter ${problem.position} cannot stand there`;
    case 'check_digit':
      return 'The last digit does not fit the others';
    case 'inconvenient_word':
      return `The registry avoids this word: ${problem.word}`;
  }
}

/**
 * Returns the English sentence of a problem of `generateCurp`.
 *
 * @example
 * generateCurpMessage({ code: 'name', field: 'firstSurname' }) // → 'No name in letters: firstSurname'
 */
export function generateCurpMessage(problem: GenerateCurpProblem): string {
  switch (problem.code) {
    case 'name':
      return `No name in letters: ${problem.field}`;
    case 'differentiator':
      return 'Character 17 must be a digit for births before 2000, a letter for later ones';
    default:
      return curpMessage(problem);
  }
}
