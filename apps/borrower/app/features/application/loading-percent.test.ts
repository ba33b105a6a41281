import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadingPercent } from './loading-percent.ts';

test('each part adds 30 and the last one fills the bar', () => {
  expect([0, 1, 2, 3].map((done) => loadingPercent({ done, of: 3 }))).toEqual([0, 30, 60, 100]);
});

test('the bar never goes back and never overflows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(9), (of, done) => {
      expect(loadingPercent({ done: done + 1, of })).toBeGreaterThanOrEqual(loadingPercent({ done, of }));
      expect(loadingPercent({ done, of })).toBeLessThanOrEqual(100);
    }),
  );
});
