import { plainWords } from '../../../kernel/crypto/references-in.ts';
import type { StatementLine } from '../reading/statement-line.ts';

/** Returns all words that name a line. */
export const wordsOfLine = ({ reference, trackingKey, description }: StatementLine): string =>
  plainWords([reference, trackingKey, description].join(' '));

const LONGEST_REFERENCE = 24;

/** Returns the name of a line's money in the books: its clave de rastreo, or else a name that no other line has too. */
export const bookedName = ({
  trackingKey,
  reference,
  date,
  balance,
}: Pick<StatementLine, 'trackingKey' | 'reference' | 'date' | 'balance'>): string =>
  trackingKey ?? `${(reference ?? 'S/R').slice(0, LONGEST_REFERENCE)} ${date} ${(balance / 100).toFixed(2)}`;
