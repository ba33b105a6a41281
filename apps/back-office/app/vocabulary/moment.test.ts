import { expect, test } from 'vitest';
import { formatInstant } from './moment.ts';
import { waitingWords } from './waiting.ts';

test.each([
  ['2026-11-21T05:59:59.999Z', '20.11.2026 23:59'],
  ['2026-11-21T06:00:00Z', '21.11.2026 00:00'],
  ['2026-07-01T18:05:00Z', '01.07.2026 12:05'],
])('%s is shown as %s in Mexico City', (instant, words) => {
  expect(formatInstant(instant)).toBe(words);
});

test.each([
  [0, 'menos de 1 min'],
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [1_439, '23 h'],
  [1_440, '1 día'],
  [4_320, '3 días'],
])('a wait of %i full minutes is shown as %s', (minutes, words) => {
  expect(waitingWords(minutes)).toBe(words);
});
