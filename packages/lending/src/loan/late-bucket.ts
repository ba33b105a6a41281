import type { LoanPosition } from './position.ts';

/** Lateness of loans that are collected together, in days; the last bucket has no end. */
export const COLLECTION_BUCKETS = ['1-3', '4-7', '8-15', '16-30', '31-60', '61-90', '91+'] as const;
export type CollectionBucket = (typeof COLLECTION_BUCKETS)[number];

/** Lateness of a debt; `current` is not late. */
export const LATE_BUCKETS = ['current', ...COLLECTION_BUCKETS] as const;
export type LateBucket = (typeof LATE_BUCKETS)[number];

/** Statuses of a loan in a portfolio: how late it is while it is owed, and how it ended. */
export const LOAN_STANDINGS = [...LATE_BUCKETS, 'closed', 'lost'] as const;
export type LoanStanding = (typeof LOAN_STANDINGS)[number];

/** First and last day of a bucket, both included. */
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
 * Returns the bucket of a debt that is so many days late.
 *
 * @param daysLate - whole days from 0, as `positionOn` counts them
 *
 * @example
 * lateBucketOf(0) // → 'current'
 * lateBucketOf(16) // → '16-30'
 */
export const lateBucketOf = (daysLate: number): LateBucket =>
  COLLECTION_BUCKETS.find((bucket) => daysLate <= BUCKET_DAYS[bucket].to && daysLate >= BUCKET_DAYS[bucket].from) ??
  'current';

/**
 * Returns the status of a loan among others: written off or sold it is lost, even if it is still being paid; with
 * nothing owed any more it is closed. Undefined while no money arrived.
 */
export function standingOf({ state, daysLate }: Pick<LoanPosition, 'state' | 'daysLate'>): LoanStanding | undefined {
  if (state === 'pending') return undefined;
  if (state === 'open') return lateBucketOf(daysLate);
  return state === 'written_off' || state === 'sold' ? 'lost' : 'closed';
}
