import type { Curp } from './curp.ts';
import { isInconvenient } from './is-inconvenient.ts';
import { givenNameLetters, secondSurnameLetters, surnameLetters, surnamesOf } from './name-letters.ts';
import { readCurp } from './parse-curp.ts';
import type { Known, Person } from './person.ts';

/** One value in the CURP (`found`) that differs from the person's data (`expected`). */
export interface CurpDifference {
  readonly reason: 'initial' | 'inner_vowel' | 'inner_consonant' | 'value';
  readonly expected: string;
  readonly found: string;
}

/** Result of comparing one field of a person with the CURP. */
export type FieldComparison =
  | { readonly status: 'consistent' }
  /** The field was left out or `null`, or a name that everybody has was empty. */
  | { readonly status: 'not_given' }
  /** A name in which no letters can be found: digits, other alphabets. */
  | { readonly status: 'unreadable' }
  | { readonly status: 'inconsistent'; readonly differences: readonly CurpDifference[] };

/** Comparison of every field, and whether none of them contradicts the CURP. */
export interface CurpComparison {
  /** True when no field is inconsistent or unreadable. */
  readonly consistent: boolean;
  readonly fields: Readonly<Record<keyof Person, FieldComparison>>;
}

/**
 * Compares a CURP with the known data of a person, field by field. A field left out or `null` is not compared; an empty
 * or `null` second surname means that there is none. Registered CURPs may contain an inconvenient word or its X: both
 * agree.
 *
 * @example
 * const parsed = parseCurp('MOSA680915MMNRNN04')
 * const comparison = parsed.ok && compareCurp(parsed.value.curp, { firstSurname: 'Moreno', sex: 'H' })
 * comparison && comparison.consistent // → false
 * comparison && comparison.fields.firstSurname // → { status: 'consistent' }
 */
export function compareCurp(curp: Curp, person: Known<Person>): CurpComparison {
  const { birthDate, sex, state } = readCurp(curp);
  const { first, second } = surnamesOf(person);
  const fields = {
    givenNames: compareName(lettersOf(person.givenNames, givenNameLetters), curp, [3, NOWHERE, 15]),
    firstSurname: compareFirstSurname(lettersOf(first, surnameLetters), curp),
    secondSurname: compareName(second === undefined ? '' : secondSurnameLetters(second), curp, [2, NOWHERE, 14]),
    birthDate: compareValue(person.birthDate, birthDate),
    sex: compareValue(person.sex, sex),
    state: compareValue(person.state, state),
  };
  const consistent = Object.values(fields).every(({ status }) => status === 'consistent' || status === 'not_given');
  return { consistent, fields };
}

/** Three letters of a name, `''` where it is not given, `undefined` where it cannot be read. */
type Letters = string | undefined;

function lettersOf(name: string | null | undefined, read: (name: string) => Letters): Letters {
  return name?.trim() ? read(name) : '';
}

/** The X of a hidden inconvenient word agrees with the vowel that it replaces. */
function compareFirstSurname(letters: Letters, curp: Curp): FieldComparison {
  const shown = curp.charAt(0) + (letters?.charAt(1) ?? '') + curp.slice(2);
  const isHidden = curp.charAt(1) === 'X' && isInconvenient(shown);
  return compareName(letters, isHidden ? shown : curp, [0, 1, 13]);
}

const letterReasons = ['initial', 'inner_vowel', 'inner_consonant'] as const;

/** Place of a letter that the CURP does not have: `charAt` finds nothing here. */
const NOWHERE = -1;

/** @param places - where the CURP has each letter of the name, from 0 */
function compareName(letters: Letters, curp: string, places: readonly [number, number, number]): FieldComparison {
  if (letters === undefined) return { status: 'unreadable' };
  if (letters === '') return { status: 'not_given' };
  const differences = letterReasons
    .map((reason, at) => ({ reason, expected: letters.charAt(at), found: curp.charAt(places[at] ?? NOWHERE) }))
    .filter((letter) => letter.found !== '' && letter.found !== letter.expected);
  return differences.length === 0 ? { status: 'consistent' } : { status: 'inconsistent', differences };
}

function compareValue(expected: string | null | undefined, found: string): FieldComparison {
  if (expected === undefined || expected === null) return { status: 'not_given' };
  if (expected === found) return { status: 'consistent' };
  return { status: 'inconsistent', differences: [{ reason: 'value', expected, found }] };
}
