import type { StatementLine } from '../reading/statement-line.ts';

/** Pattern of `publicReference`: ten letters and digits that are not confused. */
const LOAN_NUMBER = /^[2-9A-HJKMNP-Z]{10}$/;

/** Returns capitals and digits with one space between and around them, so that whole words can be found. */
export const plainWords = (text: string): string =>
  ` ${text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim()} `;

/** Returns all words that name a line. */
export const wordsOfLine = ({ reference, trackingKey, description }: StatementLine): string =>
  plainWords([reference, trackingKey, description].join(' '));

/** Returns the words of a line that may be numbers of loans, each once. */
export const loanNumbersIn = (words: string): readonly string[] => [
  ...new Set(words.split(' ').filter((word) => LOAN_NUMBER.test(word))),
];

const LONGEST_REFERENCE = 24;

/** Returns the name of a line's money in the books: its clave de rastreo, or else a name that no other line has too. */
export const bookedName = ({
  trackingKey,
  reference,
  date,
  balance,
}: Pick<StatementLine, 'trackingKey' | 'reference' | 'date' | 'balance'>): string =>
  trackingKey ?? `${(reference ?? 'S/R').slice(0, LONGEST_REFERENCE)} ${date} ${(balance / 100).toFixed(2)}`;
