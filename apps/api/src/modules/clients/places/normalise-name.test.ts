import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseName, prefixPattern } from './normalise-name.ts';

test.each([
  ['Ciudad de México', 'ciudad de mexico'],
  ['ÑUU SAVI', 'nuu savi'],
  ['Güémez', 'guemez'],
  ['  San   Juan ', 'san juan'],
  ['Ángel R. Cabada', 'angel r. cabada'],
  ['İstanbul', 'istanbul'],
])('the name %s is searched as %s', (name, folded) => {
  expect(normaliseName(name)).toBe(folded);
});

test('folding a name twice changes nothing, and neither do case and the way accents are written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      expect(normaliseName(name.normalize('NFD'))).toBe(normaliseName(name));
    }),
  );
  expect(normaliseName('QUERÉTARO')).toBe(normaliseName('querétaro'));
});

test.each([
  ['san', 'san%'],
  ['%', '\\%%'],
  ['_', '\\_%'],
  ['a\\', 'a\\\\%'],
])('the text %s is searched literally, not as a pattern', (typed, pattern) => {
  expect(prefixPattern(typed)).toBe(pattern);
});
