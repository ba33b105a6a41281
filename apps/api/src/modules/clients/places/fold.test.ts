import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, fold } from './fold.ts';

test.each([
  ['Ciudad de México', 'ciudad de mexico'],
  ['ÑUU SAVI', 'nuu savi'],
  ['Güémez', 'guemez'],
  ['  San   Juan ', 'san juan'],
  ['Ángel R. Cabada', 'angel r. cabada'],
  ['İstanbul', 'istanbul'],
])('%s is searched as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('folding twice changes nothing, and neither do case and the way accents are written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(fold(fold(name))).toBe(fold(name));
      expect(fold(name.normalize('NFD'))).toBe(fold(name));
    }),
  );
  expect(fold('QUERÉTARO')).toBe(fold('querétaro'));
});

test.each([
  ['san', 'san%'],
  ['%', '\\%%'],
  ['_', '\\_%'],
  ['a\\', 'a\\\\%'],
])('%s is no pattern', (typed, pattern) => {
  expect(beginning(typed)).toBe(pattern);
});
