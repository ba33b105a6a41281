import type { LoanPosition } from './position.ts';

/** How late a debt is, in the spans by which collections work. */
export const LATE_BUCKETS = ['current', '1_3', '4_7', '8_15', '16_30', '31_60', '61_90', 'over_90'] as const;
export type LateBucket = (typeof LATE_BUCKETS)[number];

/** Where a loan of a portfolio stands: how late while it is owed, and how it ended. */
export const LOAN_STANDINGS = [...LATE_BUCKETS, 'closed', 'lost'] as const;
export type LoanStanding = (typeof LOAN_STANDINGS)[number];

/** The last day of each span but the open one. */
const LAST_DAYS: readonly (readonly [LateBucket, number])[] = [
  ['current', 0],
  ['1_3', 3],
  ['4_7', 7],
  ['8_15', 15],
  ['16_30', 30],
  ['31_60', 60],
  ['61_90', 90],
];

/**
 * The span of so many days late.
 *
 * @param daysLate - whole days from 0, as `positionOn` counts them
 *
 * @example
 * lateBucketOf(0) // → 'current'
 * lateBucketOf(16) // → '16_30'
 */
export const lateBucketOf = (daysLate: number): LateBucket =>
  LAST_DAYS.find(([, last]) => daysLate <= last)?.[0] ?? 'over_90';

/**
 * Where a loan stands among others: written off or sold it is lost, even if somebody still pays; with nothing owed any
 * more it is closed. Undefined while no money arrived.
 */
export function standingOf({ state, daysLate }: Pick<LoanPosition, 'state' | 'daysLate'>): LoanStanding | undefined {
  if (state === 'pending') return undefined;
  if (state === 'open') return lateBucketOf(daysLate);
  return state === 'written_off' || state === 'sold' ? 'lost' : 'closed';
}
