/** Small letters and digits that nobody confuses when reading them off a phone. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const LENGTH = 13;

/**
 * A password for somebody's first days: 13 small letters and digits, about 64 bits, easily typed on any keyboard.
 *
 * @example
 * temporaryPassword(randomInt) // → 'k7pm3xqe94twz'
 */
export const temporaryPassword = (pick: (below: number) => number): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[pick(ALPHABET.length)]).join('');

/** How long it works. */
export const TEMPORARY_PASSWORD_HOURS = 72;
