import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRfc, generateCompanyRfc, generateRfc, type PhysicalPerson } from '../index.ts';
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
])('%s %s %s is %s', (given, first, second, letters) => {
  expect(lettersOf(given, first, second)).toBe(letters);
});

test.each([
  ['an empty given name', { givenNames: ' ' }, 'givenNames'],
  ['a digit', { firstSurname: 'G0mez' }, 'firstSurname'],
  ['another alphabet', { secondSurname: 'Иванов' }, 'secondSurname'],
  ['no surname at all', { firstSurname: '', secondSurname: null }, 'firstSurname'],
])('refuses %s', (_why, wrong, field) => {
  expect(generateRfc({ ...emma, ...wrong })).toEqual({ ok: false, problem: { code: 'name', field } });
});

test.each(['1956-02-30', '1900-02-29', '31.12.1956', '1956-1-1'])('refuses the date %s', (birthDate) => {
  expect(generateRfc({ ...emma, birthDate })).toMatchObject({ ok: false, problem: { code: 'date' } });
});

test.each([
  ['Procter & Gamble, S.A. de C.V.', 'P&G'],
  ['Grupo Ñandú, S.A.P.I. de C.V.', 'GÑA'],
  ['Grupo Ejemplo, S.A.P.I. de C.V., SOFOM, E.N.R.', 'GEJ'],
  ['Ejemplo Rural SPR de RL de CV', 'ERU'],
  ['Asociación de Vecinos del Centro, A.C.', 'AVC'],
  ['A.B.C., S.A.', 'ABC'],
  ['The Company of Sons, S.A.', 'SON'],
  ['Sociedad', 'SOC'],
  ['S.A.', 'SAX'],
])('%s begins with %s', (legalName, letters) => {
  expect(companyLetters(legalName)).toBe(letters);
});

test.each(['', ' ', ',', 'ООО Ромашка', '株式会社'])('no company is named %j', (legalName) => {
  expect(generateCompanyRfc({ legalName, foundedOn: '2000-01-01' })).toEqual({
    ok: false,
    problem: { code: 'name', field: 'legalName' },
  });
});

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
])('%s is read %s', (word, words) => {
  expect(spellNumber(word)).toBe(words);
});

test('a generated RFC is valid and consistent with its person', () => {
  const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÜÑa-záéíóúüñ]{1,9}( [a-záéíóúñ]{1,9}){0,2}$/);
  const person = fc.record({
    givenNames: name,
    firstSurname: name,
    secondSurname: fc.oneof(name, fc.constantFrom('', null, undefined)),
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
