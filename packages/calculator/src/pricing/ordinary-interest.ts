import { applyRate, type Centavos, centavos, complementOf, multiplyRates, type Rate, rate, ratio } from '@lender/money';

/** A principal that was outstanding for a number of days. */
export interface BalancePeriod {
  readonly principalCentavos: Centavos;
  /** Whole. */
  readonly days: number;
}

export interface InterestQuestion {
  /** Periods; the principal may fall between them, as after a partial repayment. */
  readonly periods: readonly BalancePeriod[];
  readonly rates: { readonly annualRate: string; readonly dayCountBasis: number };
  /** Decimal text from `'0'` to `'1'`; no discount unless given. */
  readonly discount?: string;
}

/**
 * Returns ordinary interest without IVA: Σ principal × days × rate ÷ basis × (1 − discount), exact, rounded once.
 *
 * @throws RangeError when days are not whole, the basis is not whole or is 0, a rate is no decimal text, the discount
 *   is not between 0 and 1, or the interest is no safe integer
 *
 * @example
 * const periods = [{ principalCentavos: centavos(300000), days: 15 }]
 * ordinaryInterest({ periods, rates: { annualRate: '1.80', dayCountBasis: 360 } }) // → 22500
 */
export function ordinaryInterest({ periods, rates, discount = '0' }: InterestQuestion): Centavos {
  return interestOn(centavoDaysOf(periods), rates, discount);
}

/** Returns the sum of each period's principal times its days, on which interest depends. */
export function centavoDaysOf(periods: readonly BalancePeriod[]): bigint {
  return periods.reduce((sum, { principalCentavos, days }) => {
    return sum + BigInt(principalCentavos) * BigInt(days);
  }, 0n);
}

export function interestOn(centavoDays: bigint, rates: InterestQuestion['rates'], discount: string): Centavos {
  const oneDay = multiplyRates(rate(rates.annualRate), ratio(1, rates.dayCountBasis), keptShare(discount));
  return applyRate(centavos(1), multiplyRates(ratio(centavoDays, 1), oneDay));
}

/**
 * Returns the share of a price that remains after a discount.
 *
 * @throws RangeError when the discount is not between 0 and 1
 */
export function keptShare(discount: string): Rate {
  const kept = complementOf(rate(discount));
  if (kept.numerator < 0n || kept.numerator > kept.denominator) {
    throw new RangeError(`A discount must be from 0 to 1: ${discount}`);
  }
  return kept;
}
