import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const SHORT = 10;

/**
 * Returns an opaque reference that cannot be guessed or counted: short ones for people have ten characters, about 49
 * bits.
 */
export const publicReference = (pick: (below: number) => number = randomInt, characters = SHORT): string =>
  Array.from({ length: characters }, () => ALPHABET[pick(ALPHABET.length)]).join('');
