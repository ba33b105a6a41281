import { INCONVENIENT_WORDS } from './inconvenient-words.data.ts';

/** Whether four capital letters are a word that the registry avoids. */
export function isInconvenient(letters: string): boolean {
  return INCONVENIENT_WORDS.includes(letters);
}
