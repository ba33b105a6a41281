import { LATE_BUCKETS, type LateBucket, lateBucketOf, perReceivable, type ReceivableAccount } from '@lender/lending';

/** Amount that one loan owes in the books on a day, and its lateness. */
export interface OwedLoan {
  readonly daysLate: number;
  readonly owed: Readonly<Record<ReceivableAccount, number>>;
}

export interface AgedRow {
  readonly bucket: LateBucket;
  readonly loans: number;
  /** Centavos to be received, by account. */
  readonly owed: Readonly<Record<ReceivableAccount, number>>;
  readonly totalCentavos: number;
}

/** Builds a portfolio by days of lateness, with every bucket, and what the books have to receive in each. */
export const agedPortfolio = (loans: readonly OwedLoan[]): readonly AgedRow[] =>
  LATE_BUCKETS.map((bucket) => {
    const own = loans.filter(({ daysLate }) => lateBucketOf(daysLate) === bucket);
    const owed = perReceivable((account) => own.reduce((sum, loan) => sum + loan.owed[account], 0));
    const totalCentavos = Object.values(owed).reduce((sum, amount) => sum + amount, 0);
    return { bucket, loans: own.length, owed, totalCentavos };
  });
