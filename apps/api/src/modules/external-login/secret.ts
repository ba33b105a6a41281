/**
 * Characters that RFC 7636 allows in a verifier, without the punctuation marks, which are hard to read aloud anyway.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const CHARACTERS = 64;

/** Returns a random secret of about 380 bits: a state, or a verifier of PKCE. */
export const newSecret = (pick: (below: number) => number): string =>
  Array.from({ length: CHARACTERS }, () => ALPHABET[pick(ALPHABET.length)]).join('');
