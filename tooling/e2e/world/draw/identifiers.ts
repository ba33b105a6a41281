import type { Random } from './random.ts';

/** Written again here on purpose: a journey must not trust the code that it checks. */

const CLABE_WEIGHTS = [3, 7, 1];
const BANKS = ['002', '012', '014', '021', '072'];
const PLAZAS = ['010', '180', '320', '580'];

/** Returns a CLABE of a real bank and city, whose simulated payout is not one of those that come back. */
export function drawClabe(random: Random, ending = String(random.between(100, 999))): string {
  const stem = `${random.pick(BANKS)}${random.pick(PLAZAS)}${random.digits(8)}${ending}`;
  const sum = [...stem].reduce(
    (total, digit, place) => total + ((Number(digit) * (CLABE_WEIGHTS[place % 3] as number)) % 10),
    0,
  );
  return `${stem}${(10 - (sum % 10)) % 10}`;
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
const VOWEL = /[AEIOU]/;
const CONSONANT = /[BCDFGHJKLMNPQRSTVWXYZÑ]/;
const STATES = ['AS', 'DF', 'JC', 'MC', 'NL', 'PL', 'VZ', 'YN'];

export interface DrawnPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly curp: string;
}

const GIVEN = [
  { name: 'Lucía', sex: 'M' },
  { name: 'Andrés', sex: 'H' },
  { name: 'Sofía', sex: 'M' },
  { name: 'Emilio', sex: 'H' },
  { name: 'Ximena', sex: 'M' },
  { name: 'Rubén', sex: 'H' },
] as const;
const SURNAMES = ['Hernández', 'Ramírez', 'Núñez', 'Gómez', 'Torres', 'Salazar', 'Domínguez', 'Ibarra'];

/** Draws an adult with a CURP that fits the names. */
export function drawPerson(random: Random): DrawnPerson {
  const { name, sex } = random.pick(GIVEN);
  const lastName = random.pick(SURNAMES);
  const secondLastName = random.pick(SURNAMES);
  const year = random.between(1970, 1999);
  const birth = `${String(year).slice(2)}${pad(random.between(1, 12))}${pad(random.between(1, 28))}`;
  const [first, second, given] = [lastName, secondLastName, name].map(plain) as [string, string, string];
  const head = `${x(first[0])}${inner(first, VOWEL)}${x(second[0])}${x(given[0])}`;
  const tail = [first, second, given].map((word) => inner(word, CONSONANT)).join('');
  const stem = `${head}${birth}${sex}${random.pick(STATES)}${tail}${random.between(0, 9)}`;
  return { firstName: name, lastName, secondLastName, curp: `${stem}${checkDigit(stem)}` };
}

const pad = (number: number): string => String(number).padStart(2, '0');
const plain = (name: string): string =>
  name.toUpperCase().replaceAll('Ñ', '\u0000').normalize('NFD').replace(/\p{M}/gu, '').replaceAll('\u0000', 'Ñ');
const x = (letter: string | undefined): string => (letter === undefined || letter === 'Ñ' ? 'X' : letter);
const inner = (word: string, kind: RegExp): string => x([...word.slice(1)].find((letter) => kind.test(letter)));

function checkDigit(stem: string): number {
  const sum = [...stem].reduce((total, letter, place) => total + ALPHABET.indexOf(letter) * (18 - place), 0);
  return (10 - (sum % 10)) % 10;
}
