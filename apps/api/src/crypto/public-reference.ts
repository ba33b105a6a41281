import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A short opaque reference for people: ten characters, about 49 bits, nothing to guess or count from. */
export const publicReference = (pick: (below: number) => number = randomInt): string =>
  Array.from({ length: 10 }, () => ALPHABET[pick(ALPHABET.length)]).join('');
