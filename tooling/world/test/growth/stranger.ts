import { buildClabe } from '@lender/clabe';
import { generateCurp, type Sex, type StateCode } from '@lender/curp';
import { GIVEN_NAMES, SURNAMES } from '../../src/demo/people/names.data.ts';

/** Identity of a person, in the values that no other person has. */
export interface Identity {
  readonly firstName: string;
  readonly lastName: string;
  readonly secondLastName: string;
  readonly phone: string;
  readonly email: string;
  readonly curp: string;
  readonly clabe: string;
}

/** Properties that a copy shares with its template client. */
export interface Likeness {
  readonly birthDate: string;
  readonly sex: 'M' | 'H';
  readonly state: StateCode;
  readonly bankCode: string;
  /** Number of the template, which no other template has. */
  readonly template: number;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();

/**
 * CURPs of one birth differ by the letters of the names, and by a mark for those whose letters are alike. The first
 * mark is that of the template clients.
 */
const MARKS = '123456789';
const MARKS_SINCE_2000 = 'BCDEFGHIJ';

/** Returns names whose letters in a CURP differ, as many as are asked for. */
export function openNames(sex: 'M' | 'H') {
  const [given, found, seen] = [GIVEN_NAMES[sex], [] as (readonly [string, string, string])[], new Set<string>()];
  let at = 0;
  return (place: number): readonly [string, string, string] => {
    while (found.length <= place && at < given.length * SURNAMES.length ** 2) {
      // A step that shares no factor with the number of names takes each once, in a seemingly random order.
      const drawn = (at++ * 7_919) % (given.length * SURNAMES.length ** 2);
      const names = [
        given[drawn % given.length] ?? '',
        SURNAMES[Math.floor(drawn / given.length) % SURNAMES.length] ?? '',
        SURNAMES[Math.floor(drawn / given.length / SURNAMES.length)] ?? '',
      ] as const;
      const letters = curpOf(names, { birthDate: '1990-01-01', sex, state: 'DF' }, '0');
      const key = letters.slice(0, 4) + letters.slice(13, 16);
      if (seen.has(key)) continue;
      seen.add(key);
      found.push(names);
    }
    const names = found[place % found.length];
    if (!names) throw new Error('nobody has a name');
    return names;
  };
}

const curpOf = (
  [givenNames, firstSurname, secondSurname]: readonly [string, string, string],
  born: { readonly birthDate: string; readonly sex: Sex; readonly state: StateCode },
  differentiator: string,
): string => {
  const curp = generateCurp({ givenNames, firstSurname, secondSurname, ...born }, { differentiator });
  if (!curp.ok) throw new Error(curp.problem.code);
  return curp.value.curp;
};

const NAMES = { M: openNames('M'), H: openNames('H') };
/** Distance at which the names of the copies of different templates begin, so that they are not all called the same. */
const NAMES_OF_TEMPLATE = 709;

/** Returns the identity of the `nth` copy of a template, which is copy `number` of the whole lender. */
export function strangerLike(like: Likeness, nth: number, number: number): Identity {
  const marks = like.birthDate < '2000' ? MARKS : MARKS_SINCE_2000;
  const names = NAMES[like.sex](like.template * NAMES_OF_TEMPLATE + Math.floor(nth / marks.length));
  const [firstName, lastName, secondLastName] = names;
  return {
    firstName,
    lastName,
    secondLastName,
    phone: `55${70_000_000 + number}`,
    email: `${plain(firstName)}.${plain(lastName)}${1_000 + number}@example.com`,
    curp: curpOf(names, like, marks[nth % marks.length] ?? ''),
    clabe: clabeOf(like.bankCode, `5${String(number).padStart(10, '0')}`),
  };
}

/** @param account - eleven digits */
export function clabeOf(bankCode: string, account: string): string {
  const clabe = buildClabe({ bankCode, plazaCode: '180', account });
  if (!clabe.ok) throw new Error(clabe.problem.code);
  return clabe.value.clabe;
}
