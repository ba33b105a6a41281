import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPassing, pauseMs } from './repetition.ts';

const now = Date.parse('2026-11-21T18:00:00Z');

test('what passes by itself is known by its status', () => {
  const statuses = Array.from({ length: 500 }, (_, index) => 100 + index);
  expect(statuses.filter(isPassing)).toEqual([408, 425, 429, 502, 503, 504]);
});

describe('the pause', () => {
  test.each([
    [0, 150, 300],
    [1, 300, 600],
    [4, 2_400, 4_800],
    [6, 5_000, 10_000],
    [1_000, 5_000, 10_000],
  ])('before repetition %i lies between %i and %i ms', (repetition, least, most) => {
    expect(pauseMs(repetition, null, { chance: 0 })).toBe(most);
    expect(pauseMs(repetition, null, { chance: 1 })).toBe(least);
  });

  test.each([
    ['0', 0],
    ['7', 7_000],
    ['10', 10_000],
    ['Sat, 21 Nov 2026 18:00:04 GMT', 4_000],
    ['Sat, 21 Nov 2026 17:00:00 GMT', 0],
  ])('is as long as the server asks: %s', (asked, ms) => {
    expect(pauseMs(3, asked, { now })).toBe(ms);
  });

  test.each(['11', '86400', 'Sat, 21 Nov 2026 18:00:11 GMT'])('is not made when it would be too long: %s', (asked) => {
    expect(pauseMs(0, asked, { now })).toBeUndefined();
  });

  test('never is negative, endless or no number, whatever the server writes', () => {
    fc.assert(
      fc.property(fc.nat(), fc.option(fc.string()), (repetition, asked) => {
        const pause = pauseMs(repetition, asked);
        expect(pause === undefined || (pause >= 0 && pause <= 10_000)).toBe(true);
      }),
    );
  });
});
