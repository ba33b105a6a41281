import { checkDigit } from '../check-digit.ts';
import { parseRfc, type RfcResult } from '../parse-rfc.ts';
import type { RfcProblem } from '../rfc-problem.ts';
import { companyLetters } from './company-letters.ts';
import { homoclave } from './homoclave.ts';
import { type PersonNames, personLetters } from './name-letters.ts';
import type { MoralPerson, PhysicalPerson } from './person.ts';
import { birthDigits, foundingDigits } from './six-digits.ts';

/** Reason why no RFC was generated. */
export type GenerateRfcProblem =
  /** The name holds no letter, or something other than letters and signs. */
  | { readonly code: 'name'; readonly field: 'givenNames' | 'firstSurname' | 'secondSurname' | 'legalName' }
  /** `code: 'date'` has the date as it was given: on no calendar, or outside the years that may be. */
  | RfcProblem;

/** A new RFC and its parts, or the reason why there is none. */
export type GenerateRfcResult =
  | Extract<RfcResult, { readonly ok: true }>
  | { readonly ok: false; readonly problem: GenerateRfcProblem };

/**
 * Makes the RFC of a person by the SAT's procedure. Only the SAT knows the real one: people of one name and date get
 * another homoclave, and the letters may have been chosen by hand.
 *
 * @example
 * const made = generateRfc({
 *   givenNames: 'Emma', firstSurname: 'Gómez', secondSurname: 'Díaz', birthDate: '1956-12-31',
 * })
 * made.ok && made.value.rfc // → 'GODE561231GR8'
 */
export function generateRfc(person: PhysicalPerson): GenerateRfcResult {
  const read = personLetters(person);
  if (!read.ok) return { ok: false, problem: { code: 'name', field: read.field } };
  const { birthDate } = person;
  return assemble(read.letters, { date: birthDate, digits: birthDigits(birthDate), name: registeredName(person) });
}

/**
 * Makes the RFC of a company. The letters leave its legal form out, the homoclave does not: take the name from the
 * articles of incorporation, since `S.A.B.` in place of `S.A.` gives another homoclave.
 *
 * @example
 * const made = generateCompanyRfc({ legalName: 'Tiendas Chedraui, S.A. de C.V.', foundedOn: '1985-07-01' })
 * made.ok && made.value.rfc // → 'TCH850701RM1'
 */
export function generateCompanyRfc({ legalName, foundedOn }: MoralPerson): GenerateRfcResult {
  const letters = companyLetters(legalName ?? '');
  if (letters === undefined) return { ok: false, problem: { code: 'name', field: 'legalName' } };
  return assemble(letters, { date: foundedOn, digits: foundingDigits(foundedOn), name: legalName });
}

/** Returns the whole name of a person, from which the homoclave is computed: surnames come first. */
export function registeredName({ givenNames, firstSurname, secondSurname }: PersonNames): string {
  return `${firstSurname ?? ''} ${secondSurname ?? ''} ${givenNames ?? ''}`;
}

interface Registered {
  readonly date: string;
  readonly digits: string | undefined;
  readonly name: string;
}

function assemble(letters: string, { date, digits, name }: Registered): GenerateRfcResult {
  if (digits === undefined) return { ok: false, problem: { code: 'date', date } };
  const others = `${letters}${digits}${homoclave(name)}`;
  return parseRfc(`${others}${checkDigit(others) ?? ''}`);
}
