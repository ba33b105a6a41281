import { companyLetters } from './generate/company-letters.ts';
import { registeredName } from './generate/generate-rfc.ts';
import { homoclave } from './generate/homoclave.ts';
import { personLetters } from './generate/name-letters.ts';
import type { Known, MoralPerson, PhysicalPerson } from './generate/person.ts';
import { birthDigits, foundingDigits } from './generate/six-digits.ts';
import { isInconvenient } from './is-inconvenient.ts';
import { readRfc } from './parse-rfc.ts';
import type { Rfc, RfcParts } from './rfc.ts';

/** Comparison of one part of an RFC with the known facts. */
export type RfcFieldComparison =
  | { readonly status: 'consistent' }
  /** It was left out or `null`, or a part of the name was. */
  | { readonly status: 'not_given' }
  /** A name in which no letters can be found, or a date that is on no calendar or not written `YYYY-MM-DD`. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'inconsistent'; readonly expected: string; readonly found: string };

/** Comparison of every part, and whether none of them contradicts the RFC. */
export interface RfcComparison {
  /** True when letters and date are neither inconsistent nor unreadable. */
  readonly consistent: boolean;
  /** The letters of the name. */
  readonly name: RfcFieldComparison;
  readonly date: RfcFieldComparison;
  /**
   * A homoclave that fits is strong evidence: by chance one in 1156 does. One that does not fit says little, since one
   * letter in the registered name changes it: it does not make a comparison inconsistent.
   */
  readonly homoclave: RfcFieldComparison;
}

/**
 * Compares an RFC with the known facts about a person. A fact that is left out is not compared, and the name only when
 * all three of its parts are given; a surname that is `null` or empty means that the person has none.
 *
 * @example
 * const parsed = parseRfc('GODE561231GR8')
 * const emma = { givenNames: 'Emma', firstSurname: 'Gómez', secondSurname: 'Díaz', birthDate: '1956-12-30' }
 * const compared = parsed.ok && compareRfc(parsed.value.rfc, emma)
 * compared && compared.consistent // → false
 * compared && compared.name // → { status: 'consistent' }
 * compared && compared.date // → { status: 'inconsistent', expected: '561230', found: '561231' }
 */
export function compareRfc(rfc: Rfc, person: Known<PhysicalPerson>): RfcComparison {
  const { givenNames, firstSurname, secondSurname, birthDate } = person;
  const parts = readRfc(rfc);
  const date = compareDate(parts, birthDate, birthDigits);
  const isKnown = firstSurname !== undefined && secondSurname !== undefined;
  if (!isKnown || !givenNames?.trim() || !(firstSurname?.trim() || secondSurname?.trim())) return comparison(date);
  const read = personLetters(person);
  return comparison(date, {
    name: read.ok ? compareLetters(parts, read.letters) : { status: 'unreadable' },
    homoclave: compareText(homoclave(registeredName(person)), parts.homoclave),
  });
}

/**
 * Compares an RFC with what is known of a company.
 *
 * @example
 * const parsed = parseRfc('TCH850701RM1')
 * parsed.ok && compareCompanyRfc(parsed.value.rfc, { legalName: 'Tiendas Chedraui, S.A. de C.V.' }).consistent // → true
 */
export function compareCompanyRfc(rfc: Rfc, { legalName, foundedOn }: Known<MoralPerson>): RfcComparison {
  const parts = readRfc(rfc);
  const date = compareDate(parts, foundedOn, foundingDigits);
  if (!legalName?.trim()) return comparison(date);
  const letters = companyLetters(legalName);
  return comparison(date, {
    name: letters === undefined ? { status: 'unreadable' } : compareText(letters, parts.letters),
    homoclave: compareText(homoclave(legalName), parts.homoclave),
  });
}

type NameComparison = Pick<RfcComparison, 'name' | 'homoclave'>;

const nameNotGiven = (): NameComparison => ({ name: { status: 'not_given' }, homoclave: { status: 'not_given' } });

function comparison(date: RfcFieldComparison, { name, homoclave }: NameComparison = nameNotGiven()): RfcComparison {
  const consistent = [name, date].every(({ status }) => status === 'consistent' || status === 'not_given');
  return { consistent, name, date, homoclave };
}

function compareDate(
  { date }: RfcParts,
  known: string | null | undefined,
  digitsOf: (date: string) => string | undefined,
): RfcFieldComparison {
  if (known === undefined || known === null) return { status: 'not_given' };
  const digits = digitsOf(known);
  return digits === undefined ? { status: 'unreadable' } : compareText(digits, date);
}

/**
 * Compares the letters. A registered word that the SAT did not replace agrees with the X that replaces its last letter.
 */
function compareLetters({ letters }: RfcParts, expected: string): RfcFieldComparison {
  return compareText(expected, isInconvenient(letters) ? `${letters.slice(0, 3)}X` : letters);
}

function compareText(expected: string, found: string): RfcFieldComparison {
  return expected === found ? { status: 'consistent' } : { status: 'inconsistent', expected, found };
}
