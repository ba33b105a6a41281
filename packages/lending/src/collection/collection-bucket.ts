/** How late loans are that are collected together, in days; the last one has no end. */
export const COLLECTION_BUCKETS = ['1-3', '4-7', '8-15', '16-30', '31-60', '61-90', '91+'] as const;
export type CollectionBucket = (typeof COLLECTION_BUCKETS)[number];

/** The days of a bucket, both included. */
export const BUCKET_DAYS: Readonly<Record<CollectionBucket, { readonly from: number; readonly to: number }>> = {
  '1-3': { from: 1, to: 3 },
  '4-7': { from: 4, to: 7 },
  '8-15': { from: 8, to: 15 },
  '16-30': { from: 16, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  '91+': { from: 91, to: Number.POSITIVE_INFINITY },
};

/**
 * The bucket of a loan that is so many days late; undefined when it is not late.
 *
 * @example
 * bucketOf(8) // → '8-15'
 * bucketOf(0) // → undefined
 */
export const bucketOf = (daysLate: number): CollectionBucket | undefined =>
  COLLECTION_BUCKETS.find((bucket) => daysLate >= BUCKET_DAYS[bucket].from && daysLate <= BUCKET_DAYS[bucket].to);
