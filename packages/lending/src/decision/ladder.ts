import { applyRate, type Centavos, floor, rate, ratio } from '@lender/money';
import type { LadderStep } from './policy.ts';

/** Facts of a closed loan that count. */
export interface ClosedLoan {
  /** Largest number of days it was ever late, from 0. */
  readonly maxDaysLate: number;
  /** True when an extension was requested and not paid: such a loan raises no limit. */
  readonly hasUnpaidExtension: boolean;
}

export interface LadderQuestion {
  readonly ladder: readonly LadderStep[];
  readonly firstMaximumCentavos: Centavos;
  /** The oldest first. */
  readonly closedLoans: readonly ClosedLoan[];
}

/**
 * Returns the limit that a client's history allows: the first-loan maximum, multiplied by a factor for every closed
 * loan.
 *
 * @throws RangeError when the ladder has no step for the lateness of a loan
 *
 * @example
 * const closedLoans = [{ maxDaysLate: 0, hasUnpaidExtension: false }];
 * const { ladder } = MX_STL_POLICY_2;
 * ladderLimit({ ladder, firstMaximumCentavos: centavos(300000), closedLoans }) // → 420000
 */
export function ladderLimit({ ladder, firstMaximumCentavos, closedLoans }: LadderQuestion): Centavos {
  return closedLoans.reduce((limit, loan) => applyRate(limit, factorOf(ladder, loan), floor), firstMaximumCentavos);
}

function factorOf(ladder: readonly LadderStep[], { maxDaysLate, hasUnpaidExtension }: ClosedLoan) {
  const step = ladder.find(({ upToDaysLate }) => upToDaysLate === null || maxDaysLate <= upToDaysLate);
  if (!step) throw new RangeError(`The ladder has no step for a loan that was ${maxDaysLate} days late`);
  const factor = rate(step.factor);
  return hasUnpaidExtension && factor.numerator > factor.denominator ? ratio(1, 1) : factor;
}
