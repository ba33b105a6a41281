/** What RFC 7636 lets a verifier be made of, but for what nobody can read aloud anyway. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const CHARACTERS = 64;

/** About 380 bits that nobody guesses: a state, or a verifier of PKCE. */
export const newSecret = (pick: (below: number) => number): string =>
  Array.from({ length: CHARACTERS }, () => ALPHABET[pick(ALPHABET.length)]).join('');
