import { isInconvenient } from '../is-inconvenient.ts';
import type { Known, PhysicalPerson } from './person.ts';
import { plainName } from './plain-name.ts';

type NameField = 'givenNames' | 'firstSurname' | 'secondSurname';

/** Words left out wherever another word remains (annex V of the procedure). */
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'MAC', 'MC', 'MI', 'VAN', 'VON', 'Y']);

/**
 * Given names so common that the next given name is used instead. The procedure lists the first two, the registry the
 * others too.
 */
const COMMON_NAMES = new Set(['MARIA', 'JOSE', 'MA', 'J']);

/** The four letters of a person's RFC, or the name that cannot be read. */
export type PersonLetters =
  | { readonly ok: true; readonly letters: string }
  | { readonly ok: false; readonly field: NameField };

/** Returns the four letters of a person's RFC. `Emma Gómez Díaz` gives `GODE`. */
export function personLetters({ givenNames, firstSurname, secondSurname }: PersonNames): PersonLetters {
  const surnames: string[] = [];
  for (const [field, surname] of [
    ['firstSurname', firstSurname],
    ['secondSurname', secondSurname],
  ] as const) {
    if (!surname?.trim()) continue;
    const [word] = wordsOf(surname);
    if (word === undefined) return { ok: false, field };
    surnames.push(word);
  }
  const [first, second] = surnames;
  if (first === undefined) return { ok: false, field: 'firstSurname' };
  const given = givenName(wordsOf(givenNames ?? ''));
  if (given === undefined) return { ok: false, field: 'givenNames' };
  const letters = fourLetters(first, second, given);
  return { ok: true, letters: isInconvenient(letters) ? `${letters.slice(0, 3)}X` : letters };
}

export type PersonNames = Known<Pick<PhysicalPerson, NameField>>;

function fourLetters(first: string, second: string | undefined, given: string): string {
  if (second === undefined) return firstTwo(first) + firstTwo(given);
  if (first.length <= 2) return first.charAt(0) + second.charAt(0) + firstTwo(given);
  const vowel = /[AEIOU]/.exec(first.slice(1))?.[0] ?? 'X';
  return first.charAt(0) + vowel + second.charAt(0) + given.charAt(0);
}

const firstTwo = (word: string): string => word.slice(0, 2).padEnd(2, 'X');

function givenName(words: readonly string[]): string | undefined {
  const [first = '', second] = words;
  return COMMON_NAMES.has(first) ? (second ?? first) : words[0];
}

/**
 * Returns the words of a name that count, without signs; none when it holds a symbol that is no letter of a Mexican
 * name.
 */
function wordsOf(name: string): readonly string[] {
  const plain = plainName(name)
    .replace(/[/.'-]/g, '')
    .trim();
  if (!/^[A-ZÑ ]+$/.test(plain)) return [];
  const words = plain.split(/ +/);
  const counting = words.filter((word) => !PARTICLES.has(word));
  return counting.length > 0 ? counting : words.slice(-1);
}
