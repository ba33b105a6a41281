import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRfc, generateCompanyRfc, generateRfc, type MoralPerson, type PhysicalPerson } from '../index.ts';
import { companyLetters } from './company-letters.ts';
import { personLetters } from './name-letters.ts';
import { spellNumber } from './number-words.ts';

const emma: PhysicalPerson = {
  givenNames: 'Emma',
  firstSurname: 'Gómez',
  secondSurname: 'Díaz',
  birthDate: '1956-12-31',
};
const lettersOf = (givenNames: string, firstSurname: string, secondSurname: string | null = null) => {
  const read = personLetters({ givenNames, firstSurname, secondSurname });
  return read.ok ? read.letters : read.field;
};

test.each([
  ['María de los Ángeles', 'Moreno', 'Sánchez', 'MOSA'],
  ['Ma. Elena', 'Ñúñez', 'Ñando', 'ÑUÑE'],
  ['Mª Elena', 'Moreno', 'Sánchez', 'MOSE'],
  ['María José', 'Moreno', 'Sánchez', 'MOSJ'],
  ['María', 'Moreno', 'Sánchez', 'MOSM'],
  ['Søren', 'Łukasz', 'Æbelø', 'LUAS'],
  ['A', 'O', null, 'OXAX'],
  ['Ana', 'Ng', 'Schwarz', 'NSAN'],
  ['Ana', 'Brč', 'Sánchez', 'BXSA'],
  ['Ana', 'de la', 'Sánchez', 'LSAN'],
])('the RFC of %s %s %s is %s', (given, first, second, letters) => {
  expect(lettersOf(given, first, second)).toBe(letters);
});

test.each([
  ['an empty given name', { givenNames: ' ' }, 'givenNames'],
  ['a digit', { firstSurname: 'G0mez' }, 'firstSurname'],
  ['another alphabet', { secondSurname: 'Иванов' }, 'secondSurname'],
  ['no surname at all', { firstSurname: '', secondSurname: null }, 'firstSurname'],
])('generateRfc refuses %s', (_why, wrong, field) => {
  expect(generateRfc({ ...emma, ...wrong })).toEqual({ ok: false, problem: { code: 'name', field } });
});

test.each([
  ['null for a second surname', { secondSurname: null }, { secondSurname: '' }],
  ['one surname in the second place', { firstSurname: null }, { firstSurname: 'Díaz', secondSurname: null }],
  [
    'one surname in the second place, the first empty',
    { firstSurname: ' ' },
    { firstSurname: 'Díaz', secondSurname: '' },
  ],
])('generateRfc accepts %s', (_what, surnames, same) => {
  const made = generateRfc({ ...emma, ...surnames });
  expect(made).toMatchObject({ ok: true });
  expect(made).toEqual(generateRfc({ ...emma, ...same }));
  expect(made.ok && compareRfc(made.value.rfc, { ...emma, ...surnames }).homoclave.status).toBe('consistent');
});

test.each([
  ['1956-02-30'],
  ['1900-02-29'],
  ['2100-02-29'],
  ['2100-01-01'],
  ['1899-12-31'],
  ['0000-01-01'],
  ['9999-12-31'],
  ['1971-99-99'],
  ['31.12.1956'],
  ['1956-1-1'],
  ['1956-12'],
  ['+001956-12'],
  ['1956-12-31T00:00:00.000Z'],
])('generateRfc refuses the birth date %s', (birthDate) => {
  const problem = { code: 'date', date: birthDate };
  expect(generateRfc({ ...emma, birthDate })).toEqual({ ok: false, problem });
});

test.each([
  ['1524-02-29', true],
  ['1884-05-15', true],
  ['1900-02-29', false],
  ['2100-02-29', false],
  ['0001-01-01', false],
])('whether a company founded on %s gets an RFC: %s', (foundedOn, ok) => {
  expect(generateCompanyRfc({ legalName: 'Aceros Ecatepec, S.A.', foundedOn }).ok).toBe(ok);
});

test('a field that a database left empty is a problem, not an exception', () => {
  const empty: PhysicalPerson & MoralPerson = JSON.parse(
    '{ "givenNames": null, "firstSurname": null, "legalName": null }',
  );
  const refused = (field: string) => ({ ok: false, problem: { code: 'name', field } });
  expect(generateRfc(empty)).toEqual(refused('firstSurname'));
  expect(generateRfc({ ...empty, firstSurname: 'Gómez' })).toEqual(refused('givenNames'));
  expect(generateCompanyRfc(empty)).toEqual(refused('legalName'));
});

test.each([
  ['words', 'a '],
  ['legal forms', 'S.A. de C.V. '],
  ['signs', 'a . '],
  ['numbers', '1 '],
  ['marks', '\u0301\u0323'],
])(
  'names of 100 kB are read in time, though work that grows with the square of their length would take longer than a test may: %s',
  (_what, part) => {
    const name = `Aceros ${part.repeat(100_000 / part.length)}`;
    expect(generateCompanyRfc({ legalName: name, foundedOn: '2000-01-01' })).toBeDefined();
    expect(generateRfc({ ...emma, firstSurname: name })).toBeDefined();
  },
  5_000,
);

test('diacritical marks in any order leave the same letter', () => {
  for (const marked of ['N\u0303\u0323', 'N\u0323\u0303', 'Ñ\u0323', '\u1E46\u0303']) {
    expect(lettersOf('Ana', `${marked}ando`, 'Ruiz')).toBe('ÑARA');
  }
});

test.each([
  ['Procter & Gamble, S.A. de C.V.', 'P&G'],
  ['Grupo Ñandú, S.A.P.I. de C.V.', 'GÑA'],
  ['Grupo Ejemplo, S.A.P.I. de C.V., SOFOM, E.N.R.', 'GEJ'],
  ['Ejemplo Rural SPR de RL de CV', 'ERU'],
  ['Asociación de Vecinos del Centro, A.C.', 'AVC'],
  ['A.B.C., S.A.', 'ABC'],
  ['The Company of Sons, S.A.', 'SON'],
  ['Ejemplo Rural S. P. R. de R. L. de C. V. , S. O. F. O. M. , E. N. R.', 'ERU'],
  ['S.A. de S.A.', 'SAX'],
  ['Sociedad', 'SOC'],
  ['S.A.', 'SAX'],
])('the RFC of %s begins with %s', (legalName, letters) => {
  expect(companyLetters(legalName)).toBe(letters);
});

test.each(['', ' ', ',', 'ООО Ромашка', '株式会社', '3M México, S.A. de C.V.', '1000000 Ideas, S.A.'])(
  '%j is refused as the name of a company',
  (legalName) => {
    expect(generateCompanyRfc({ legalName, foundedOn: '2000-01-01' })).toEqual({
      ok: false,
      problem: { code: 'name', field: 'legalName' },
    });
  },
);

test.each([
  ['0', 'CERO'],
  ['16', 'DIECISEIS'],
  ['20', 'VEINTE'],
  ['29', 'VEINTINUEVE'],
  ['31', 'TREINTA Y UNO'],
  ['100', 'CIEN'],
  ['101', 'CIENTO UNO'],
  ['1985', 'MIL NOVECIENTOS OCHENTA Y CINCO'],
  ['999999', 'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE'],
  ['1000000', '1000000'],
  ['XXXIX', 'TREINTA Y NUEVE'],
  ['IV', 'CUATRO'],
  ['X', 'X'],
  ['MIX', 'MIX'],
  ['XXXX', 'XXXX'],
])('the word %s is spelled %s', (word, words) => {
  expect(spellNumber(word)).toBe(words);
});

test('a generated RFC is valid and consistent with its person', () => {
  const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÜÑa-záéíóúüñ]{1,9}( [a-záéíóúñ]{1,9}){0,2}$/);
  const person = fc.record({
    givenNames: name,
    firstSurname: name,
    secondSurname: fc.oneof(name, fc.constantFrom('', null)),
    birthDate: fc
      .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(person, (someone) => {
      const made = generateRfc(someone);
      expect(made).toMatchObject({ ok: true, value: { kind: 'physical' } });
      expect(made).not.toHaveProperty('warning');
      expect(made.ok && compareRfc(made.value.rfc, someone)).toEqual({
        consistent: true,
        name: { status: 'consistent' },
        date: { status: 'consistent' },
        homoclave: { status: 'consistent' },
      });
    }),
  );
});
