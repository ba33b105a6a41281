import { phoneDigits } from '../../forms/masks/phone-digits.ts';

/**
 * Returns the username that was typed: an e-mail as it is, a phone as its ten digits.
 *
 * @example
 * usernameOf('+52 55 1234 5678') // → '5512345678'
 */
export const usernameOf = (text: string): string =>
  text.includes('@') ? text.trim() : phoneDigits(text) || text.trim();
