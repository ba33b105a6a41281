import { FORBIDDEN_WORDING, WORDING_FAULTS, type WordingFault } from './contact-rules.data.ts';

/** Fault of a text about a debt, and the word that shows it. */
export interface ForbiddenWording {
  readonly fault: WordingFault;
  /** Word as in the list: small letters, no accents. */
  readonly word: string;
}

/**
 * Returns the first wording that no text about a debt may have, whatever its accents, capitals and punctuation;
 * undefined where there is none.
 *
 * @example
 * forbiddenWording('Te vamos a EMBARGAR') // → { fault: 'threat', word: 'embarg' }
 * forbiddenWording('Hoy vence tu pago') // → undefined
 */
export function forbiddenWording(text: string): ForbiddenWording | undefined {
  const said = ` ${plainWords(text)}`;
  for (const fault of WORDING_FAULTS) {
    const word = FORBIDDEN_WORDING[fault].find((beginning) => said.includes(` ${wholeOrBeginning(beginning)}`));
    if (word !== undefined) return { fault, word };
  }
  return undefined;
}

/** Too many other words begin with the same three letters. */
const wholeOrBeginning = (word: string): string => (word.length <= 3 ? `${word} ` : word);

const plainWords = (text: string): string =>
  `${text
    // One by one: to put a long row of marks in order takes the square of its length.
    .replaceAll(/[^ -~]/gu, (symbol) => symbol.normalize('NFD'))
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
