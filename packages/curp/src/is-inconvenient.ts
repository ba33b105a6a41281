import { INCONVENIENT_WORDS } from './inconvenient-words.data.ts';

/** Tells whether a text begins with a word that the registry avoids, in capitals. */
export function isInconvenient(text: string): boolean {
  return INCONVENIENT_WORDS.test(text);
}
