import { plainName } from './plain-name.ts';

/** Annex I: symbols that count, each at its value. `_` fills the values without a symbol. */
const NAME_SYMBOLS = ' 123456789&ABCDEFGHI_JKLMNOPQR__STUVWXYZÑ';
/** Annex II: no 0, no O. */
const HOMOCLAVE_SYMBOLS = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/**
 * Returns the two characters before the check digit, from a whole name. The SAT computes them from the name alone, so
 * that they distinguish people with the same date and letters, though not people with the same name.
 *
 * @param name - surnames first, or a company with its legal form; marks and signs are left out, 0 counts as a space
 *
 * @example
 * homoclave('Gómez Díaz Emma') // → 'GR'
 * homoclave('Tiendas Chedraui, S.A. de C.V.') // → 'RM'
 */
export function homoclave(name: string): string {
  let digits = '0';
  for (const symbol of plainName(name)) {
    const value = symbol === '0' ? 0 : symbol === '_' ? -1 : NAME_SYMBOLS.indexOf(symbol);
    if (value >= 0) digits += String(value).padStart(2, '0');
  }
  let sum = 0;
  for (let at = 1; at < digits.length; at++) sum += Number(digits.slice(at - 1, at + 1)) * Number(digits.charAt(at));
  const last3 = sum % 1000;
  return HOMOCLAVE_SYMBOLS.charAt(Math.floor(last3 / 34)) + HOMOCLAVE_SYMBOLS.charAt(last3 % 34);
}
