/** Small letters and digits that are not confused when read off a phone. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/**
 * Returns a secret that a person types: each character has nearly 5 bits.
 *
 * @example
 * readableCode(randomInt, 5) // → 'k7pm3'
 */
export const readableCode = (pick: (below: number) => number, length: number): string =>
  Array.from({ length }, () => ALPHABET[pick(ALPHABET.length)]).join('');
