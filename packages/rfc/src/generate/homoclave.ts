import { plainName } from './plain-name.ts';

/** Annex I: the symbols that count, each at its value; what stands at the gaps stands nowhere else. */
const NAME_SYMBOLS = ' 123456789&ABCDEFGHI_JKLMNOPQR__STUVWXYZÑ';
/** Annex II: no 0, no O. */
const HOMOCLAVE_SYMBOLS = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ';

/**
 * The two characters before the check digit, from a whole name. The SAT reckons them from the name alone, so that they
 * tell apart people of one date and one set of letters, though not people of one name.
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
