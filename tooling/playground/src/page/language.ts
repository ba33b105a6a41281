import { usePlace } from './use-address.ts';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the page's language: the one that was chosen, else the browser's where it is Spanish, else English. */
export function useLanguage(): Language {
  const { values } = usePlace();
  const chosen = LANGUAGES.find((language) => language === values.lang);
  return chosen ?? (navigator.language.startsWith('es') ? 'es' : 'en');
}

/** Returns the words of the page's language. */
export const useWords = <Words>(words: Readonly<Record<Language, Words>>): Words => words[useLanguage()];
