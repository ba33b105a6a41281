import { expect, test } from 'vitest';
import { characterClass } from './character-class.ts';

test.each([
  ['0', 1],
  ['٣', 1],
  ['A', 2],
  ['Ñ', 2],
  ['a', 3],
  ['ñ', 3],
  ['字', 3],
  [' ', 4],
  ['\u00a0', 4],
  ['.', 5],
  ['$', 5],
  ['€', 5],
  ['😀', 5],
  ['\n', 6],
  ['Enter', 6],
  ['F12', 6],
  ['ArrowLeft', 6],
  ['Dead', 7],
  ['Process', 7],
  ['Unidentified', 7],
  ['', 7],
  ['hunter', 7],
])('%s is of class %i', (key, expected) => {
  expect(characterClass(key)).toBe(expected);
});

test('an event without a key, which autofill sends, has a class too', () => {
  expect(characterClass(String(undefined))).toBe(7);
});
