import {
  buildClabe,
  type ClabeProblem,
  checkPartialClabe,
  clabeMessage,
  clabeMessageEs,
  clabeProblems,
} from '@lender/clabe';
import { namedDirectory } from '@lender/clabe/directory';
import type { Language } from '../../page/language.ts';
import { factsOf, type Made, NOTHING_TYPED, type Reading } from '../../parts/reading.ts';
import { clabeEn } from './clabe.copy.en.ts';
import { clabeEs } from './clabe.copy.es.ts';

const WORDS = { es: clabeEs, en: clabeEn };
const MESSAGES = { es: clabeMessageEs, en: clabeMessage };
/** Payment institutions have plazas of their own, so an unknown one is a doubt. */
const OPTIONS = { directory: namedDirectory, plaza: 'warn' } as const;

export const CLABE_EXAMPLES = ['002010077777777771', '002010077777777770', '646000000000000008', '03218'] as const;

/** What the package says of a CLABE that is being typed. */
export function readClabe(text: string, language: Language): Reading {
  // Letters are left in, so that they are told.
  const digits = text.replace(/[\s-]/g, '');
  const said = checkPartialClabe(digits, OPTIONS);
  const words = WORDS[language];
  const told = (problem: ClabeProblem) => ({ code: problem.code, message: MESSAGES[language](problem) });
  if (text === '') return NOTHING_TYPED;
  switch (said.status) {
    case 'incomplete':
      return { ...NOTHING_TYPED, state: 'incomplete', notes: [words.missing(said)] };
    case 'invalid': {
      const all = digits.length < 18 ? [said.problem] : clabeProblems(digits, OPTIONS);
      return { ...NOTHING_TYPED, state: 'invalid', problems: all.map(told) };
    }
    case 'complete': {
      const { bankCode, bank, plazaCode, plaza, account, controlDigit } = said.value;
      const cities = plaza?.cities.map(({ name, state }) => `${name}, ${state}`).join(' · ');
      return {
        state: said.warning ? 'doubtful' : 'complete',
        notes: said.warning ? [MESSAGES[language](said.warning)] : [],
        problems: [],
        parts: factsOf(words.parts, { bankCode, bank: bank?.name, plazaCode, cities, account, controlDigit }),
      };
    }
  }
}

export const CLABE_INGREDIENTS = { bankCode: '012', plazaCode: '180', account: '1234567' };

/** A CLABE of its parts. */
export function makeClabe(ingredients: typeof CLABE_INGREDIENTS, language: Language): Made {
  const built = buildClabe(ingredients, OPTIONS);
  if (built.ok) return { ok: true, text: built.value.clabe };
  const { problem } = built;
  const message = problem.code === 'part' ? WORDS[language].part(problem) : MESSAGES[language](problem);
  return { ok: false, problem: { code: problem.code, message } };
}
