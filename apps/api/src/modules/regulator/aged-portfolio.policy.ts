import { LATE_BUCKETS, type LateBucket, lateBucketOf, perReceivable, type ReceivableAccount } from '@lender/lending';

/** Amount that one loan owes in the books on a day, and its lateness. */
export interface OwedLoan {
  readonly daysLate: number;
  readonly owed: Readonly<Record<ReceivableAccount, number>>;
}

export interface AgedRow {
  readonly bucket: LateBucket;
  readonly loans: number;
  /** Centavos by account of what is to be received. */
  readonly owed: Readonly<Record<ReceivableAccount, number>>;
  readonly totalCentavos: number;
}

/** A portfolio by days of lateness, every bucket of it, with what the books have to receive in each. */
export const agedPortfolio = (loans: readonly OwedLoan[]): readonly AgedRow[] =>
  LATE_BUCKETS.map((bucket) => {
    const own = loans.filter(({ daysLate }) => lateBucketOf(daysLate) === bucket);
    const owed = perReceivable((account) => own.reduce((sum, loan) => sum + loan.owed[account], 0));
    const totalCentavos = Object.values(owed).reduce((sum, amount) => sum + amount, 0);
    return { bucket, loans: own.length, owed, totalCentavos };
  });
