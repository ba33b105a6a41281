import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUCKET_DAYS, LATE_BUCKETS, LOAN_STANDINGS, lateBucketOf, standingOf } from './late-bucket.ts';

test.each([
  [0, 'current'],
  [1, '1-3'],
  [3, '1-3'],
  [4, '4-7'],
  [7, '4-7'],
  [8, '8-15'],
  [15, '8-15'],
  [16, '16-30'],
  [30, '16-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '91+'],
] as const)('a loan that is %d days late is in the bucket %s', (days, bucket) =>
  expect(lateBucketOf(days)).toBe(bucket),
);

test('every late day is in one bucket, and buckets are in the order of lateness', () => {
  const days = Object.values(BUCKET_DAYS);
  expect(days.map(({ from }) => from)).toEqual([1, ...days.slice(0, -1).map(({ to }) => to + 1)]);
  expect(LOAN_STANDINGS).toEqual(['current', ...Object.keys(BUCKET_DAYS), 'closed', 'lost']);
});

test('a later day is never in an earlier bucket', () => {
  fc.assert(
    fc.property(fc.nat(2_000), (days) => {
      const placeOf = (late: number) => LATE_BUCKETS.indexOf(lateBucketOf(late));
      expect(placeOf(days + 1)).toBeGreaterThanOrEqual(placeOf(days));
    }),
  );
});

test.each([
  ['pending', undefined],
  ['open', '8-15'],
  ['settled', 'closed'],
  ['withdrawn', 'closed'],
  ['annulled', 'closed'],
  ['written_off', 'lost'],
  ['sold', 'lost'],
] as const)('a loan that is %s has the status %s', (state, status) => {
  expect(standingOf({ state, daysLate: 9 })).toBe(status);
});
