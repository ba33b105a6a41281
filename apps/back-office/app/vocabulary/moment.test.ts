import { expect, test } from 'vitest';
import { formatInstant } from './moment.ts';
import { waitingWords } from './waiting.ts';

test.each([
  ['2026-11-21T05:59:59.999Z', '20.11.2026 23:59'],
  ['2026-11-21T06:00:00Z', '21.11.2026 00:00'],
  ['2026-07-01T18:05:00Z', '01.07.2026 12:05'],
])('%s is %s in Mexico City', (instant, words) => {
  expect(formatInstant(instant)).toBe(words);
});

test.each([
  ['2026-11-21T09:59:59Z', 'menos de 1 min'],
  ['2026-11-21T09:59:00Z', '1 min'],
  ['2026-11-21T09:00:01Z', '59 min'],
  ['2026-11-21T09:00:00Z', '1 h'],
  ['2026-11-20T10:00:01Z', '23 h'],
  ['2026-11-20T10:00:00Z', '1 día'],
  ['2026-11-18T10:00:00Z', '3 días'],
  ['2026-11-21T10:05:00Z', 'menos de 1 min'],
])('what waits since %s waits %s at ten', (since, words) => {
  expect(waitingWords(since, '2026-11-21T10:00:00Z')).toBe(words);
});
