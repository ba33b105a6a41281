import { expect, test } from 'vitest';
import { BUCKET_DAYS, bucketOf, COLLECTION_BUCKETS } from './collection-bucket.ts';

test('every day late has exactly one bucket, and nobody who is in time has one', () => {
  for (let days = 1; days <= 400; days++) {
    const holding = COLLECTION_BUCKETS.filter((name) => days >= BUCKET_DAYS[name].from && days <= BUCKET_DAYS[name].to);
    expect(holding).toEqual([bucketOf(days)]);
  }
  expect(bucketOf(0)).toBeUndefined();
});
