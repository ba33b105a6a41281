import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testPerson } from '../../../../test/people/test-person.ts';
import { searchTerms } from './search-terms.policy.ts';

const who = testPerson();
const kindsOf = (text: string) => searchTerms(text).map(({ kind }) => kind);

test.each([
  ['5512345678', 'phone', '5512345678'],
  ['55 1234 5678', 'phone', '5512345678'],
  ['+52 55-1234-5678', 'phone', '5512345678'],
  [' Ana.Robles@Example.com ', 'email', 'ana.robles@example.com'],
  [who.curp.toLowerCase(), 'curp', who.curp],
  [who.clabe, 'clabe', who.clabe],
  [who.clabe.replace(/(\d{3})(\d{3})/, '$1 $2 '), 'clabe', who.clabe],
  ['5678', 'last_four', '5678'],
  ['q7k2m9abcd', 'number', 'Q7K2M9ABCD'],
  ['0190AAAA-0000-7000-8000-000000000001', 'id', '0190aaaa-0000-7000-8000-000000000001'],
  ['101000012345', 'payment_reference', '101000012345'],
  ['MX20261122A7', 'tracking_key', 'MX20261122A7'],
  ['  María   JOSÉ Ñu', 'name', 'maria jose nu'],
  ["O'Donojú", 'name', "o'donoju"],
] as const)('the text %j may be a %s', (text, kind, value) => {
  expect(searchTerms(text)).toContainEqual({ kind, value });
});

test('a name is only a name, and a single letter is not one', () => {
  expect(kindsOf('María López')).toEqual(['name']);
  expect(kindsOf('GUADALUPE')).toEqual(['name']);
  expect(kindsOf('M')).toEqual([]);
});

test('a text with a wrong digit is neither an account nor a CURP', () => {
  const wrong = who.clabe.slice(0, -1) + ((Number(who.clabe.at(-1)) + 1) % 10);
  expect(kindsOf(wrong)).not.toContain('clabe');
  expect(kindsOf(`${who.curp.slice(0, -1)}${(Number(who.curp.at(-1)) + 1) % 10}`)).not.toContain('curp');
});

test('any text is parsed, and gives each kind of term at most once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100, unit: 'grapheme' }), (text) => {
      const terms = searchTerms(text);
      expect(new Set(terms.map(({ kind }) => kind)).size).toBe(terms.length);
    }),
  );
});
