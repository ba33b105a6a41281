import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const SHORT = 10;

/** An opaque reference, nothing to guess or count from: short ones for people have ten characters, about 49 bits. */
export const publicReference = (pick: (below: number) => number = randomInt, characters = SHORT): string =>
  Array.from({ length: characters }, () => ALPHABET[pick(ALPHABET.length)]).join('');
