import { CLABE_LENGTH } from './clabe.ts';

/** Text that an input shows, and the position of its caret (0 is before the first character). */
export interface ClabeInput {
  readonly text: string;
  readonly caret: number;
}

/**
 * Returns the ASCII digits of a text that a person typed or pasted, and drops the rest. Forms send this value on.
 *
 * @example
 * clabeDigits('002-010 07777777777.1') // → '002010077777777771'
 */
export function clabeDigits(text: string): string {
  return text.replace(/[^0-9]/g, '');
}

/**
 * Formats a CLABE, whole or half-typed, in its groups of 3, 3, 11 and 1.
 *
 * @example
 * formatClabe('002010077777777771') // → '002 010 07777777777 1'
 * formatClabe('00201') // → '002 01'
 */
export function formatClabe(text: string): string {
  const digits = clabeDigits(text);
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 17), digits.slice(17)];
  return groups.filter((group) => group !== '').join(' ');
}

/**
 * Groups an input while a person types, keeping the caret behind the same digit as before. The input holds 18 digits at
 * most, and never prevents pasting, deleting or correcting a digit in the middle.
 *
 * @example
 * formatClabeInput({ text: '0020', caret: 4 }) // → { text: '002 0', caret: 5 }
 * formatClabeInput({ text: '0029 010', caret: 4 }) // → { text: '002 901 0', caret: 5 }
 */
export function formatClabeInput({ text, caret }: ClabeInput): ClabeInput {
  const digits = clabeDigits(text).slice(0, CLABE_LENGTH);
  const digitsBefore = clabeDigits(text.slice(0, caret)).length;
  return { text: formatClabe(digits), caret: formatClabe(digits.slice(0, digitsBefore)).length };
}
