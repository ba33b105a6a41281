import { checkDigit } from './check-digit.ts';
import type { CurpProblem } from './curp-problem.ts';
import { isInconvenient } from './is-inconvenient.ts';
import { givenNameLetters, secondSurnameLetters, surnameLetters, surnamesOf } from './name-letters.ts';
import { type CurpResult, parseCurp } from './parse-curp.ts';
import type { Person } from './person.ts';

/** Reason why no CURP was generated. */
export type GenerateCurpProblem =
  /** The name holds no letter, or something other than Latin letters, spaces and the signs / - . ' */
  | { readonly code: 'name'; readonly field: 'givenNames' | 'firstSurname' | 'secondSurname' }
  /** A digit for a person born in 2000 or later, a letter for a person born before, or neither. */
  | { readonly code: 'differentiator' }
  | CurpProblem;

/** A new CURP and its parts, or the reason why there is none. */
export type GenerateCurpResult =
  | Extract<CurpResult, { readonly ok: true }>
  | { readonly ok: false; readonly problem: GenerateCurpProblem };

/**
 * Generates the CURP of a person by the registry's rules. Only the registry knows the real 17th character, which
 * distinguishes people who share the other sixteen: the result is well formed, not registered.
 *
 * @param options - `differentiator`, the 17th character. @default `0` for those born up to 1999, `A` for those born
 *   since
 *
 * @example
 * const made = generateCurp({
 *   givenNames: 'María de los Ángeles', firstSurname: 'Moreno', secondSurname: 'Sánchez',
 *   birthDate: '1968-09-15', sex: 'M', state: 'MN',
 * })
 * made.ok && made.value.curp // → 'MOSA680915MMNRNN04'
 */
export function generateCurp(person: Person, options?: { differentiator?: string }): GenerateCurpResult {
  const surnames = surnamesOf(person);
  const first = surnameLetters(surnames.first ?? '');
  if (first === undefined) return { ok: false, problem: { code: 'name', field: 'firstSurname' } };
  const second = secondSurnameLetters(surnames.second ?? '');
  if (second === undefined) return { ok: false, problem: { code: 'name', field: 'secondSurname' } };
  const given = givenNameLetters(person.givenNames ?? '');
  if (given === undefined) return { ok: false, problem: { code: 'name', field: 'givenNames' } };

  const { birthDate, sex, state } = person;
  const problem = findMisfit(person);
  if (problem !== undefined) return { ok: false, problem };
  const isBornBefore2000 = birthDate.startsWith('19');
  const mark = options?.differentiator ?? (isBornBefore2000 ? '0' : 'A');
  if (!(isBornBefore2000 ? /^[0-9]$/ : /^[A-Z]$/).test(mark)) return { ok: false, problem: { code: 'differentiator' } };

  const root = censor(`${first.slice(0, 2)}${second.charAt(0)}${given.charAt(0)}`);
  const day = birthDate.slice(2).replaceAll('-', '');
  const inner = `${first.charAt(2)}${second.charAt(2)}${given.charAt(2)}`;
  const first17 = `${root}${day}${sex}${state}${inner}${mark}`;
  return parseCurp(`${first17}${checkDigit(first17) ?? ''}`);
}

/** Finds a fact that does not fill its positions, so that the next one would be read in them. */
function findMisfit({ birthDate, sex, state }: Person): CurpProblem | undefined {
  if (!/^(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(birthDate)) return { code: 'date', date: birthDate };
  if (!/^[A-Z]$/i.test(sex)) return { code: 'sex', sex };
  return /^[A-Z]{2}$/i.test(state) ? undefined : { code: 'state', state };
}

/** Replaces the second letter of an inconvenient word with X. */
function censor(root: string): string {
  return isInconvenient(root) ? `${root.charAt(0)}X${root.slice(2)}` : root;
}
