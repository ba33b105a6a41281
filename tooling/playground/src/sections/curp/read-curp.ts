import { type CurpParts, type CurpProblem, type CurpWarning, generateCurp, STATE_CODES } from '@lender/curp';
import {
  checkPartialCurp,
  curpMessage,
  curpMessageEs,
  curpProblems,
  generateCurpMessage,
  generateCurpMessageEs,
} from '@lender/curp/form';
import { stateByCode } from '@lender/curp/states';
import type { Language } from '../../page/language.ts';
import { factsOf, type Made, NOTHING_TYPED, type Reading, readingOf } from '../../parts/reading.ts';
import { curpEn } from './curp.copy.en.ts';
import { curpEs } from './curp.copy.es.ts';

const WORDS = { es: curpEs, en: curpEn };
const MESSAGES = { es: curpMessageEs, en: curpMessage };
const MAKING = { es: generateCurpMessageEs, en: generateCurpMessage };
export const SEXES = ['H', 'M', 'X'] as const;

export const CURP_EXAMPLES = ['MOTR930411HJCRMN03', 'MOTR930231GJCRMN04', 'BACA850315HDFRMR06', 'MOTR93'] as const;

interface Missing {
  readonly missingCharacters: number;
  readonly expectedCheckDigit?: number;
}

/** Reads a CURP that is being typed, by the package. */
export function readCurp(text: string, language: Language): Reading {
  const words = WORDS[language];
  if (text === '') return NOTHING_TYPED;
  return readingOf<CurpParts, CurpProblem, CurpWarning, Missing>(checkPartialCurp(text), {
    missing: ({ missingCharacters, expectedCheckDigit }) => words.missing(missingCharacters, expectedCheckDigit),
    all: text.length < 18 ? [] : curpProblems(text),
    message: MESSAGES[language],
    doubt: MESSAGES[language],
    parts: ({ birthDate, sex, state, differentiator, checkDigit }) =>
      factsOf(words.parts, {
        birthDate,
        sex: words.sexes[sex],
        state: stateByCode(state)?.name ?? state,
        differentiator,
        checkDigit,
      }),
  });
}

export const CURP_PERSON = {
  givenNames: 'María de los Ángeles',
  firstSurname: 'Moreno',
  secondSurname: 'Sánchez',
  birthDate: '1968-09-15',
  sex: 'M',
  state: 'MN',
};

/** Makes the CURP of a person. */
export function makeCurp(form: typeof CURP_PERSON, language: Language): Made {
  const sex = SEXES.find((known) => known === form.sex) ?? 'X';
  const state = STATE_CODES.find((known) => known === form.state) ?? 'NE';
  const made = generateCurp({ ...form, sex, state });
  if (made.ok) return { ok: true, text: made.value.curp };
  return { ok: false, problem: { code: made.problem.code, message: MAKING[language](made.problem) } };
}
