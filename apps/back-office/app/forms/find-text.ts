import { SEARCH_TEXT_MAX } from '@lender/contract';
import { oneLine } from './one-line.ts';

/** Field that carries the search text: in the body of a form, never in an address. */
export const FIND_FIELD = 'texto';

/**
 * Returns the search text for what was typed; nothing where it would find everyone or no one: one letter, or fewer than
 * the last four digits.
 *
 * @example
 * findText(' 55 1234\t5678 ') // → '55 1234 5678'
 * findText('567') // → undefined
 */
export function findText(typed: string): string | undefined {
  // Pasted text may contain invisible characters.
  const text = oneLine(typed.replaceAll(/\p{Cf}/gu, ''))
    .slice(0, SEARCH_TEXT_MAX)
    .trim();
  const isTooShort = text.length < 2 || /^\d{1,3}$/.test(text);
  return isTooShort ? undefined : text;
}
