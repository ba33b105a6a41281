import {
  buildClabe,
  buildClabeMessage,
  buildClabeMessageEs,
  type ClabeParts,
  type ClabeProblem,
  checkPartialClabe,
  clabeMessage,
  clabeMessageEs,
  clabeProblems,
} from '@lender/clabe';
import { namedDirectory } from '@lender/clabe/directory';
import type { Language } from '../../page/language.ts';
import { factsOf, type Made, NOTHING_TYPED, type Reading, readingOf } from '../../parts/reading.ts';
import { clabeEn, type Missing } from './clabe.copy.en.ts';
import { clabeEs } from './clabe.copy.es.ts';

const WORDS = { es: clabeEs, en: clabeEn };
const MESSAGES = { es: clabeMessageEs, en: clabeMessage };
const BUILDING = { es: buildClabeMessageEs, en: buildClabeMessage };
/** Payment institutions have plazas of their own, so an unknown one only causes a warning. */
const OPTIONS = { directory: namedDirectory, plaza: 'warn' } as const;

export const CLABE_EXAMPLES = ['002010077777777771', '002010077777777770', '646000000000000008', '03218'] as const;

/** Reads a CLABE that is being typed, by the package. */
export function readClabe(text: string, language: Language): Reading {
  // Letters are left in, so that they are reported.
  const digits = text.replace(/[\s-]/g, '');
  const words = WORDS[language];
  if (text === '') return NOTHING_TYPED;
  return readingOf<ClabeParts, ClabeProblem, ClabeProblem, Missing>(checkPartialClabe(digits, OPTIONS), {
    missing: words.missing,
    all: digits.length < 18 ? [] : clabeProblems(digits, OPTIONS),
    message: MESSAGES[language],
    doubt: MESSAGES[language],
    parts: ({ bankCode, bank, plazaCode, plaza, account, controlDigit }) => {
      const cities = plaza?.cities.map(({ name, state }) => `${name}, ${state}`).join(' · ');
      return factsOf(words.parts, { bankCode, bank: bank?.name, plazaCode, cities, account, controlDigit });
    },
  });
}

export const CLABE_INGREDIENTS = { bankCode: '012', plazaCode: '180', account: '1234567' };

/** Makes a CLABE from its parts. */
export function makeClabe(ingredients: typeof CLABE_INGREDIENTS, language: Language): Made {
  const built = buildClabe(ingredients, OPTIONS);
  if (built.ok) return { ok: true, text: built.value.clabe };
  return { ok: false, problem: { code: built.problem.code, message: BUILDING[language](built.problem) } };
}
