import { MEXICAN_WORDS } from './mexican-words.data.ts';
import { ownWords } from './own-words.ts';

/** Least number of guesses: fewer can be made over the network, however slowly; zxcvbn's score of 2. */
const FEWEST_GUESSES = 1e6;
/**
 * Number of ways of reading `4` as an `a` that are tried. With more of them, a password made to exploit that takes half
 * a second of the processor; with these, less than an argon2 hash.
 */
const LETTER_SWAPS = 4;

type Estimate = (password: string, own: readonly string[]) => number;

let estimator: Promise<Estimate> | undefined;

/**
 * Tells whether a password can be found in fewer than a million tries: by what many people choose, by Spanish and
 * English words and names, dates and rows of keys, and by facts about its owner. As zxcvbn counts them.
 *
 * The dictionaries take 50 MB of memory, so they are read when a password is first set.
 *
 * @param own facts about the owner: name, e-mail, phone, CURP
 */
export async function isGuessable(password: string, own: readonly string[]): Promise<boolean> {
  estimator ??= loadEstimator();
  const guesses = await estimator;
  return guesses(password, ownWords(own)) < FEWEST_GUESSES;
}

async function loadEstimator(): Promise<Estimate> {
  const [{ ZxcvbnFactory }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const dictionary = {
    passwords: common.dictionary['passwords-common'],
    spanish: spanish.dictionary['commonWords-es-es'],
    spanishNames: [...spanish.dictionary['firstnames-es-es'], ...spanish.dictionary['lastnames-es-es']],
    mexican: [...MEXICAN_WORDS],
    english: english.dictionary['commonWords-en'],
    englishNames: english.dictionary['firstnames-en'],
  };
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, l33tMaxSubstitutions: LETTER_SWAPS });
  return (password, own) => zxcvbn.check(password, [...own]).guesses;
}
