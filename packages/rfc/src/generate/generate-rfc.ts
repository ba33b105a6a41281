import { checkDigit } from '../check-digit.ts';
import { parseRfc, type RfcResult } from '../parse-rfc.ts';
import type { RfcProblem } from '../rfc-problem.ts';
import { companyLetters } from './company-letters.ts';
import { homoclave } from './homoclave.ts';
import { personLetters } from './name-letters.ts';
import type { MoralPerson, PhysicalPerson } from './person.ts';

/** Why no RFC came out. */
export type GenerateRfcProblem =
  /** The name holds no letter, or something other than letters and signs. */
  { readonly code: 'name'; readonly field: 'givenNames' | 'firstSurname' | 'secondSurname' | 'legalName' } | RfcProblem;

/** A new RFC and what it says, or why there is none. */
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
  return assemble(read.letters, person.birthDate, personHomoclave(person));
}

/**
 * Makes the RFC of a company. The letters leave its legal form out, the homoclave does not: take the name from the
 * deed, since `S.A.B.` in place of `S.A.` gives another.
 *
 * @example
 * const made = generateCompanyRfc({ legalName: 'Tiendas Chedraui, S.A. de C.V.', foundedOn: '1985-07-01' })
 * made.ok && made.value.rfc // → 'TCH850701RM1'
 */
export function generateCompanyRfc({ legalName, foundedOn }: MoralPerson): GenerateRfcResult {
  const letters = companyLetters(legalName);
  if (letters === undefined) return { ok: false, problem: { code: 'name', field: 'legalName' } };
  return assemble(letters, foundedOn, homoclave(legalName));
}

/** The homoclave of a person: surnames come first. */
export function personHomoclave({
  givenNames,
  firstSurname,
  secondSurname,
}: Omit<PhysicalPerson, 'birthDate'>): string {
  return homoclave(`${firstSurname} ${secondSurname ?? ''} ${givenNames}`);
}

/** The six digits of a date, `YYYY-MM-DD`. */
export function sixDigits(date: string): string | undefined {
  return /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date) ? date.slice(2).replaceAll('-', '') : undefined;
}

function assemble(letters: string, date: string, twoCharacters: string): GenerateRfcResult {
  const digits = sixDigits(date);
  // 29 February 1900 is no date, though 00 may be 2000.
  if (digits === undefined || date === '1900-02-29') return { ok: false, problem: { code: 'date', date } };
  const others = `${letters}${digits}${twoCharacters}`;
  return parseRfc(`${others}${checkDigit(others) ?? ''}`);
}
