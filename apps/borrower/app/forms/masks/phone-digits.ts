/** Prefix before the ten digits: the country, the old sign of a mobile phone, the old prefixes for dialling one. */
const prefix = /^(?:52|521|1|044|045)(?=\d{10}$)/;

/**
 * Returns the digits of a Mexican phone as people and browsers write it: ten for a valid one. A text that is too short
 * or too long stays so, for the form to refuse.
 *
 * @example
 * phoneDigits('+52 1 55 1234-5678') // → '5512345678'
 * phoneDigits('551234567') // → '551234567'
 */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').replace(prefix, '');

/**
 * Formats a phone in groups, for reading.
 *
 * @example
 * phoneForReading('5512345678') // → '55 1234 5678'
 */
export const phoneForReading = (digits: string): string => digits.replace(/^(\d{2})(\d{4})(\d{4})$/, '$1 $2 $3');
