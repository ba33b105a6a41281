import type { Language } from '../report/write-finding.ts';
import { usageWordsInSpanish } from './usage-words.copy.es.ts';
import { type UsageWords, usageWords } from './usage-words.ts';

const WORDS: Readonly<Record<Language, UsageWords>> = { en: usageWords, es: usageWordsInSpanish };

/** Error for a command line that makes no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly #tell: (language: Language) => string;

  constructor(problem: keyof UsageWords, one = '', other = '') {
    super(usageWords[problem](one, other));
    this.#tell = (language) => WORDS[language][problem](one, other);
  }

  /** Returns the message, and where there is more to read. */
  told(language: Language): string {
    return `${this.#tell(language)}\n${WORDS[language].more('', '')}`;
  }
}
