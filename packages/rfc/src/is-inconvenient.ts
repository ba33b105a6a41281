import { INCONVENIENT_WORDS } from './inconvenient-words.data.ts';

/** Tells whether four letters, in capitals, are a word that the SAT replaces. */
export function isInconvenient(letters: string): boolean {
  return INCONVENIENT_WORDS.test(letters);
}
