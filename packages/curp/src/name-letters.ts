import type { Known, Person } from './person.ts';

/**
 * Words skipped at the start of a surname or given name while another word follows: DA DAS DD DE DEL DER DI DIE EL LA
 * LAS LE LES LOS MAC MC VAN VON Y.
 */
const PARTICLES = /^((D(AS?|D|E[LR]?|IE?)|EL|L(AS?|ES?|OS)|MA?C|V[AO]N|Y) )+/;

/** Given names so common that the next one is used, once: MARIA MA MA. M.A (which is M.ª) JOSE J J. */
const COMMON_NAMES = /^(M(ARIA|A\.?|\.A)|J(OSE|\.?)) /;

/**
 * Returns both surnames without spaces around them: '' for one that the person does not have, `undefined` for one that
 * is not known. A person with only one surname has it in the first place, whichever parent's it is.
 */
export function surnamesOf({ firstSurname, secondSurname }: Known<Person>): {
  readonly first: string | undefined;
  readonly second: string | undefined;
} {
  const first = trimmed(firstSurname);
  const second = trimmed(secondSurname);
  return first === '' && second ? { first: second, second: '' } : { first, second };
}

function trimmed(name: string | null | undefined): string | undefined {
  return name === null ? '' : name?.trim();
}

/**
 * Returns the three letters a CURP takes from a surname: initial, first vowel after it, first consonant after it; X
 * where there is none or it cannot be written. `undefined` when the name holds no letter, or something that is no part
 * of a Mexican name. `de la Peña` gives `PEX`.
 */
export function surnameLetters(surname: string): string | undefined {
  const name = toRegistryLetters(surname);
  return name === undefined ? undefined : lettersOf(name);
}

/** Returns the three letters of a second surname, by the same rules; X for each when the person has none. */
export function secondSurnameLetters(surname: string): string | undefined {
  return surname === '' ? 'XXX' : surnameLetters(surname);
}

/** Returns the three letters of given names, by the same rules; `María del Carmen` counts as `Carmen`. */
export function givenNameLetters(givenNames: string): string | undefined {
  const names = toRegistryLetters(givenNames);
  return names === undefined ? undefined : lettersOf(names.replace(COMMON_NAMES, ''));
}

/** Returns capitals without accents or diaereses, Ñ kept, `ª` a letter, words separated by one space. */
function toRegistryLetters(name: string): string | undefined {
  const plain = name
    // Before the accent of a lone ´ becomes a mark of its own.
    .replace(/[’´`]/g, "'")
    // One by one: to put a long row of marks in order takes the square of its length.
    .replace(/[^ -~]/gu, (symbol) => symbol.normalize('NFKD'))
    .toUpperCase()
    .replace(/N\p{M}*?\u0303/gu, 'Ñ')
    .replace(/\p{M}/gu, '')
    .trim()
    .replace(/\s+/g, ' ');
  return /^(?=.*\p{L})[\p{sc=Latn}/.' -]+$/u.test(plain) ? plain : undefined;
}

function lettersOf(name: string): string {
  const [word = ''] = name.replace(PARTICLES, '').split(' ', 1);
  const inner = word.slice(1);
  // A sign, or a letter such as Ø, before the first vowel counts as that vowel: D/AMICO is DX.
  const vowel = /[^B-DF-HJ-NP-TV-ZÑ]/.exec(inner)?.[0];
  const consonant = /[^AEIOU]/.exec(inner)?.[0];
  return `${written(word.charAt(0))}${written(vowel)}${written(consonant)}`;
}

/** Writes Ñ, letters that Spanish does not have (Ø, Ł, Æ) and signs as X. */
function written(symbol: string | undefined): string {
  return symbol !== undefined && /[A-Z]/.test(symbol) ? symbol : 'X';
}
