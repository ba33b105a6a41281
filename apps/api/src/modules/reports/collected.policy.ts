import { LOAN_STANDINGS, type LoanPosition, type LoanStanding, paidBetween, standingOf } from '@lender/lending';
import { type Centavos, centavos, sumCentavos } from '@lender/money';
import type { ReportPeriod } from './report-period.policy.ts';

/** One loan that was late on the first day of a period. */
export interface CollectedLoan {
  readonly bucket: LoanStanding;
  readonly due: Centavos;
  readonly collected: Centavos;
}

/**
 * Returns the overdue amount of a loan on the first day, and the part of it that was paid by the last; undefined for a
 * loan that was not late.
 */
export function collectedOf(
  before: LoanPosition,
  after: LoanPosition,
  { from, to }: ReportPeriod,
): CollectedLoan | undefined {
  const bucket = standingOf(before);
  const due = before.overdueCentavos;
  if (bucket === undefined || due <= 0) return undefined;
  return { bucket, due, collected: centavos(Math.min(due, paidBetween(after.payments, from, to))) };
}

/** Lists the buckets, in the order of lateness. */
export const bucketsOf = (loans: readonly CollectedLoan[]) =>
  LOAN_STANDINGS.map((bucket) => {
    const own = loans.filter((loan) => loan.bucket === bucket);
    return {
      ...{ bucket, loans: own.length, paying: own.filter(({ collected }) => collected > 0).length },
      due: sumCentavos(own.map(({ due }) => due)),
      collected: sumCentavos(own.map(({ collected }) => collected)),
    };
  }).filter(({ loans }) => loans > 0);
