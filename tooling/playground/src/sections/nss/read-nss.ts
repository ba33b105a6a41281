import {
  buildNss,
  buildNssMessage,
  buildNssMessageEs,
  checkPartialNss,
  type NssParts,
  type NssProblem,
  type NssWarning,
  nssMessage,
  nssMessageEs,
  nssProblems,
} from '@lender/nss';
import type { Language } from '../../page/language.ts';
import { factsOf, type Made, NOTHING_TYPED, type Reading, readingOf } from '../../parts/reading.ts';
import { nssEn } from './nss.copy.en.ts';
import { nssEs } from './nss.copy.es.ts';

const WORDS = { es: nssEs, en: nssEn };
const MESSAGES = { es: nssMessageEs, en: nssMessage };
const BUILDING = { es: buildNssMessageEs, en: buildNssMessage };

export const NSS_EXAMPLES = ['72897156237', '72897156234', '72507056231', '7289'] as const;

interface Missing {
  readonly missingDigits: number;
  readonly expectedCheckDigit?: number;
}

/** Reads an NSS that is being typed, by the package. */
export function readNss(text: string, language: Language): Reading {
  // Letters are left in, so that they are reported.
  const digits = text.replace(/[\s-]/g, '');
  const words = WORDS[language];
  if (text === '') return NOTHING_TYPED;
  return readingOf<NssParts, NssProblem, NssWarning, Missing>(checkPartialNss(digits), {
    missing: ({ missingDigits, expectedCheckDigit }) => words.missing(missingDigits, expectedCheckDigit),
    all: digits.length < 11 ? [] : nssProblems(digits),
    message: MESSAGES[language],
    doubt: MESSAGES[language],
    parts: ({ subdelegation, registrationYear, birthYear, serial, checkDigit }) =>
      factsOf(words.parts, { subdelegation, registrationYear, birthYear, serial, checkDigit }),
  });
}

export const NSS_INGREDIENTS = { subdelegation: '72', registrationYear: '89', birthYear: '71', serial: '5623' };

/** Makes an NSS from its parts. */
export function makeNss(ingredients: typeof NSS_INGREDIENTS, language: Language): Made {
  const built = buildNss(ingredients);
  if (built.ok) return { ok: true, text: built.value.nss };
  return { ok: false, problem: { code: built.problem.code, message: BUILDING[language](built.problem) } };
}
