import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCurp, generateCurp, type Person, STATE_CODES } from './index.ts';

const rosa: Person = {
  givenNames: 'Rosa',
  firstSurname: 'Moreno',
  secondSurname: 'Sánchez',
  birthDate: '1968-09-15',
  sex: 'M',
  state: 'MN',
};
const curpOf = (person: Person, differentiator?: string) => {
  const generated = generateCurp(person, differentiator === undefined ? {} : { differentiator });
  return generated.ok ? generated.value.curp : generated.problem;
};

test('the 17th character of people born since 2000 is a letter', () => {
  expect(curpOf(rosa)).toMatch(/^MOSR680915MMNRNS0\d$/);
  expect(curpOf({ ...rosa, birthDate: '2001-09-15' })).toMatch(/^MOSR010915MMNRNSA\d$/);
  expect(curpOf(rosa, '7')).toMatch(/^MOSR680915MMNRNS7\d$/);
});

test('a missing second surname is written as X', () => {
  expect(curpOf({ ...rosa, secondSurname: '  ' })).toMatch(/^MOXR680915MMNRXS0\d$/);
});

test.each([
  ['null for a second surname', { secondSurname: null }, 'MOXR'],
  ['one surname in the second place', { firstSurname: null, secondSurname: 'Moreno' }, 'MOXR'],
  ['one surname in the second place, the first empty', { firstSurname: ' ', secondSurname: 'Moreno' }, 'MOXR'],
])('a CURP is generated with %s', (_what, surnames, letters) => {
  const made = generateCurp({ ...rosa, ...surnames });
  expect(made.ok && made.value.curp.slice(0, 4)).toBe(letters);
  expect(made.ok && compareCurp(made.value.curp, { ...rosa, ...surnames }).consistent).toBe(true);
});

test('an inconvenient word is hidden in the CURP', () => {
  expect(curpOf({ ...rosa, firstSurname: 'Pedrero', secondSurname: 'Domínguez', givenNames: 'Ofelia' })).toMatch(
    /^PXDO/,
  );
});

test.each([
  ['no surname', { firstSurname: '', secondSurname: null }, { code: 'name', field: 'firstSurname' }],
  ['a digit in a given name', { givenNames: 'R0sa' }, { code: 'name', field: 'givenNames' }],
  ['another alphabet', { secondSurname: 'Иванов' }, { code: 'name', field: 'secondSurname' }],
  ['a date that is none', { birthDate: '1968-02-30' }, { code: 'date', date: '1968-02-30' }],
  ['a date written otherwise', { birthDate: '15.09.1968' }, { code: 'date', date: '15.09.1968' }],
  ['a sex that is none', { sex: 'HH' }, { code: 'sex', sex: 'HH' }],
  ['no sex', { sex: null }, { code: 'sex', sex: null }],
  ['a sex and half a state', { sex: 'MM', state: 'N' }, { code: 'sex', sex: 'MM' }],
  ['a state by another code', { state: 'MIC' }, { code: 'state', state: 'MIC' }],
  ['no state', { state: undefined }, { code: 'state' }],
  ['no given names', { givenNames: null }, { code: 'name', field: 'givenNames' }],
  ['29 February 2100', { birthDate: '2100-02-29' }, { code: 'date', date: '2100-02-29' }],
  ['no date', { birthDate: null }, { code: 'date', date: null }],
  ['a birth before 1900', { birthDate: '1899-12-31' }, { code: 'date', date: '1899-12-31' }],
])('no CURP is generated for %s', (_why, wrong, problem) => {
  // A database or a form may hold values that the type does not allow.
  expect(curpOf(Object.assign({}, rosa, wrong))).toEqual(problem);
});

test('a name of 100 kB is processed within five seconds', () => {
  const name = `Ana${'\u0301\u0323'.repeat(50_000)}`;
  expect(curpOf({ ...rosa, givenNames: name, firstSurname: name, secondSurname: name })).toBeDefined();
}, 5_000);

test('options that are undefined or null count as no options', () => {
  expect(generateCurp(rosa, undefined)).toEqual(generateCurp(rosa));
  expect(generateCurp(rosa, JSON.parse('null'))).toEqual(generateCurp(rosa));
});

test.each(['A', '', '10', 'ñ'])('the differentiator %j is refused for a birth before 2000', (mark) => {
  expect(curpOf(rosa, mark)).toEqual({ code: 'differentiator' });
});

test('a generated CURP is consistent with its person', () => {
  const name = fc.stringMatching(/^[A-ZÁÉÍÓÚÜÑa-záéíóúüñ]{1,9}( [a-záéíóúñ]{1,9}){0,2}$/);
  const day = fc
    .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const person: fc.Arbitrary<Person> = fc.record({
    givenNames: name,
    firstSurname: name,
    secondSurname: fc.oneof(name, fc.constant('')),
    birthDate: day,
    sex: fc.constantFrom('H', 'M', 'X'),
    state: fc.constantFrom(...STATE_CODES),
  });
  fc.assert(
    fc.property(person, (someone) => {
      const generated = generateCurp(someone);
      expect(generated).toMatchObject({ ok: true });
      expect(generated.ok && compareCurp(generated.value.curp, someone).consistent).toBe(true);
      expect(generated).not.toHaveProperty('warning');
    }),
  );
});
