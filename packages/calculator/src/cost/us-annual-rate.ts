import { fail, ok, type Result } from '@lender/money';
import { rootNearestZero } from './root.ts';

/** A payment after a number of whole unit periods and a fraction of one. */
export interface UnitPeriodPayment {
  /** Amount of the payment, from 0. */
  readonly amount: number;
  /** Whole, from 0. */
  readonly unitPeriods: number;
  /** Fraction of a unit period, from 0 up to, not including, 1. */
  readonly fraction: number;
}

/** Largest rate per period that is searched. */
const HIGHEST_PERIOD_RATE = 1e6;

/**
 * Returns the nominal annual rate of United States law (Regulation Z, appendix J), for comparison with foreign offers:
 * the unit-period rate i with Σ P/((1 + f·i)(1 + i)^t) = amount, times the unit periods in a year.
 *
 * @returns a fraction (0.12 is 12 % a year), from 0 up; `no_rate` when nothing balances, or a number is outside its
 *   range
 *
 * @example
 * const payments = [{ amount: 1044, unitPeriods: 1, fraction: 0 }]
 * const yearly = usAnnualRate({ amount: 1000, payments, unitPeriodsPerYear: 2 })
 * yearly.ok && yearly.value.toFixed(6) // → '0.088000'
 */
export function usAnnualRate(loan: {
  readonly amount: number;
  readonly payments: readonly UnitPeriodPayment[];
  /** Unit periods a year, above 0: 12 for months. */
  readonly unitPeriodsPerYear: number;
}): Result<number, { readonly code: 'no_rate' }> {
  if (!isReckonable(loan.unitPeriodsPerYear, loan.payments)) return fail({ code: 'no_rate' });
  const balance = (i: number) =>
    loan.payments.reduce(
      (sum, { amount, unitPeriods, fraction }) => sum - amount / ((1 + fraction * i) * (1 + i) ** unitPeriods),
      loan.amount,
    );
  const periodRate = rootNearestZero(balance, { lowest: 0, highest: HIGHEST_PERIOD_RATE });
  return periodRate === undefined ? fail({ code: 'no_rate' }) : ok(periodRate * loan.unitPeriodsPerYear);
}

function isReckonable(unitPeriodsPerYear: number, payments: readonly UnitPeriodPayment[]): boolean {
  return (
    unitPeriodsPerYear > 0 &&
    Number.isFinite(unitPeriodsPerYear) &&
    payments.every(({ amount, unitPeriods, fraction }) => {
      const isTimed = Number.isInteger(unitPeriods) && unitPeriods >= 0 && fraction >= 0 && fraction < 1;
      return isTimed && amount >= 0 && Number.isFinite(amount);
    })
  );
}
