import type { GenerateRfcProblem } from './generate/generate-rfc.ts';
import type { RfcProblem, RfcWarning } from './rfc-problem.ts';

const kindWords = { physical: 'a person', moral: 'a company', generic: 'nobody in particular' } as const;

/**
 * Returns the English sentence of a problem or a warning. It does not name the check digit that would fit: the error is
 * seldom in the last place, and an RFC changed until it passes belongs to another person.
 *
 * @example
 * rfcMessage({ code: 'length', actual: 12, expected: 13 }) // → 'Must be 13 characters long, not 12'
 */
export function rfcMessage(problem: RfcProblem | RfcWarning): string {
  switch (problem.code) {
    case 'not_text':
      return 'Must be a text';
    case 'length':
      return `Must be ${problem.expected} characters long, not ${problem.actual}`;
    case 'format':
      return 'Must be 3 or 4 letters, 6 digits and 3 letters or digits';
    case 'date':
      return `No such date: ${problem.date}`;
    case 'check_digit':
      return 'The last character does not fit the others';
    case 'inconvenient_word':
      return `The SAT avoids this word: ${problem.word}`;
    case 'kind_not_allowed':
      return `Not allowed here: an RFC of ${kindWords[problem.kind]}`;
  }
}

/**
 * Returns the English sentence of a problem of the generators.
 *
 * @example
 * generateRfcMessage({ code: 'name', field: 'firstSurname' }) // → 'No name in letters: firstSurname'
 */
export const generateRfcMessage = (problem: GenerateRfcProblem): string =>
  problem.code === 'name' ? `No name in letters: ${problem.field}` : rfcMessage(problem);
