import { INCONVENIENT_WORDS } from './inconvenient-words.data.ts';

const words: ReadonlySet<string> = /* @__PURE__ */ readWords();

/** Whether four capital letters are a word that the registry avoids. */
export function isInconvenient(letters: string): boolean {
  return words.has(letters);
}

function readWords(): ReadonlySet<string> {
  return new Set(INCONVENIENT_WORDS.split(' '));
}
