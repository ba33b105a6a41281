import {
  checkPartialRfc,
  type GenerateRfcResult,
  generateCompanyRfc,
  generateRfc,
  generateRfcMessage,
  generateRfcMessageEs,
  type RfcParts,
  type RfcProblem,
  type RfcWarning,
  rfcMessage,
  rfcMessageEs,
  rfcProblems,
} from '@lender/rfc';
import type { Language } from '../../page/language.ts';
import { factsOf, type Made, NOTHING_TYPED, type Reading, readingOf } from '../../parts/reading.ts';
import { rfcEn } from './rfc.copy.en.ts';
import { rfcEs } from './rfc.copy.es.ts';

const WORDS = { es: rfcEs, en: rfcEn };
const MESSAGES = { es: rfcMessageEs, en: rfcMessage };
const MAKING = { es: generateRfcMessageEs, en: generateRfcMessage };
/** Some registered RFCs have a check digit that does not fit. */
const OPTIONS = { checkDigit: 'warn' } as const;

export const RFC_EXAMPLES = ['GODE561231GR8', 'TCH850701RM1', 'XAXX010101000', 'AAC0903183F6', 'GODE5613'] as const;

interface Missing {
  readonly kind?: 'moral' | 'physical';
  readonly missingCharacters: number;
  readonly expectedCheckDigit?: string;
}

/** Reads an RFC that is being typed, by the package. */
export function readRfc(text: string, language: Language): Reading {
  const words = WORDS[language];
  if (text === '') return NOTHING_TYPED;
  return readingOf<RfcParts, RfcProblem, RfcWarning, Missing>(checkPartialRfc(text, OPTIONS), {
    missing: ({ missingCharacters, kind, expectedCheckDigit }) =>
      words.missing(missingCharacters, kind && words.kinds[kind], expectedCheckDigit),
    all: text.length < 12 ? [] : rfcProblems(text, OPTIONS),
    message: MESSAGES[language],
    doubt: MESSAGES[language],
    parts: ({ kind, letters, date, homoclave, checkDigit }) =>
      factsOf(words.parts, { kind: words.kinds[kind], letters, date, homoclave, checkDigit }),
  });
}

export const RFC_PERSON = {
  givenNames: 'Emma',
  firstSurname: 'Gómez',
  secondSurname: 'Díaz',
  birthDate: '1956-12-31',
};
export const RFC_COMPANY = { legalName: 'Tienda de Ejemplo, S.A. de C.V.', foundedOn: '1985-07-01' };

/** Makes the RFC of a person. */
export const makeRfc = (person: typeof RFC_PERSON, language: Language): Made => reported(generateRfc(person), language);

/** Makes the RFC of a company. */
export const makeCompanyRfc = (company: typeof RFC_COMPANY, language: Language): Made =>
  reported(generateCompanyRfc(company), language);

function reported(made: GenerateRfcResult, language: Language): Made {
  if (made.ok) return { ok: true, text: made.value.rfc };
  return { ok: false, problem: { code: made.problem.code, message: MAKING[language](made.problem) } };
}
