import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LATE_BUCKETS, lateBucketOf, standingOf } from './late-bucket.ts';

test.each([
  [0, 'current'],
  [1, '1_3'],
  [3, '1_3'],
  [4, '4_7'],
  [7, '4_7'],
  [8, '8_15'],
  [15, '8_15'],
  [16, '16_30'],
  [30, '16_30'],
  [31, '31_60'],
  [60, '31_60'],
  [61, '61_90'],
  [90, '61_90'],
  [91, 'over_90'],
] as const)('%d days late is %s', (days, bucket) => expect(lateBucketOf(days)).toBe(bucket));

test('a later day is never in an earlier span', () => {
  fc.assert(
    fc.property(fc.nat(2_000), (days) => {
      const placeOf = (late: number) => LATE_BUCKETS.indexOf(lateBucketOf(late));
      expect(placeOf(days + 1)).toBeGreaterThanOrEqual(placeOf(days));
    }),
  );
});

test.each([
  ['pending', undefined],
  ['open', '8_15'],
  ['settled', 'closed'],
  ['withdrawn', 'closed'],
  ['annulled', 'closed'],
  ['written_off', 'lost'],
  ['sold', 'lost'],
] as const)('a loan that is %s stands as %s', (state, standing) => {
  expect(standingOf({ state, daysLate: 9 })).toBe(standing);
});
