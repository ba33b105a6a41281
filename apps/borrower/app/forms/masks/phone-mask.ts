import { phoneDigits } from './phone-digits.ts';

/**
 * Formats a phone number as its field shows it once it is left: complete when it has ten digits. A number of another
 * country, or an unfinished one, stays as it was typed.
 *
 * @example
 * maskPhone('5512345678') // → '+52 (551) 234-5678'
 */
export function maskPhone(text: string): string {
  const digits = phoneDigits(text);
  return isPhone(text) ? digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '+52 ($1) $2-$3') : text;
}

/** Tells whether a text is a phone of ten digits, in any format. */
export const isPhone = (text: string): boolean => phoneDigits(text).length === 10;

/**
 * Groups a phone number by three, three and four digits while it is typed; text other than plain digits stays as it is.
 *
 * @example
 * groupPhone('55123') // → '551 23'
 */
export function groupPhone(typed: string): string {
  const isPlain = /^[\d ]*$/.test(typed) && phoneDigits(typed).length <= 10;
  if (!isPlain) return typed;
  const digits = typed.replace(/ /g, '');
  const text = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((group) => group !== '').join(' ');
  // A space that was just deleted is not added again.
  return typed.length < text.length && typed === text.slice(0, typed.length) ? typed : text;
}
