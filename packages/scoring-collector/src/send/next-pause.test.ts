import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPause } from './next-pause.ts';

test('the limit of the pause doubles from one second to a minute', () => {
  const limits = [1, 2, 3, 4, 5, 6, 7, 8, 40].map((failures) => nextPause(failures, 1));
  expect(limits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
});

test('a pause may last any time up to the limit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      expect(nextPause(failures, random)).toBeCloseTo(random * nextPause(failures, 1));
    }),
  );
});
