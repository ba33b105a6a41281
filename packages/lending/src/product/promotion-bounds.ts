import { type Discount, ordinaryInterest, PAY_CYCLES } from '@lender/calculator';
import { applyRate, type Centavos, ceiling, centavos, rate, sumCentavos } from '@lender/money';
import type { ProductTerms } from './product-terms.ts';
import type { PromotionBounds } from './promotion-bounds.data.ts';

export type PromotionBound = keyof PromotionBounds;

/** Facts of a promotion that are compared with the limits. */
export interface PromotionPromise {
  readonly discount: Discount;
  readonly uses: number;
  readonly days: number;
  /** Highest cost that this promotion may have, in centavos. */
  readonly costCentavos: Centavos;
  /** Cost that other open promotions that one person alone made may still have, in centavos. */
  readonly otherCostCentavos: Centavos;
}

/**
 * Returns the bounds that a promotion exceeds; none where one person may make it. The cost counts together with the
 * promotions that are open already, so that many small ones cannot evade the bound.
 */
export function promotionBeyond(bounds: PromotionBounds, promise: PromotionPromise): PromotionBound[] {
  const isBeyond: Readonly<Record<PromotionBound, boolean>> = {
    discount:
      isMore(promise.discount.interest, bounds.discount) || isMore(promise.discount.serviceFee, bounds.discount),
    uses: promise.uses > bounds.uses,
    days: promise.days > bounds.days,
    costCentavos: sumCentavos([promise.costCentavos, promise.otherCostCentavos]) > bounds.costCentavos,
  };
  return (['discount', 'uses', 'days', 'costCentavos'] as const).filter((bound) => isBeyond[bound]);
}

function isMore(one: string, other: string): boolean {
  const [a, b] = [rate(one), rate(other)];
  return a.numerator * b.denominator > b.numerator * a.denominator;
}

/**
 * Largest cost that is counted, in centavos: larger ones count as this one, so that sums stay exact for any product.
 */
const LARGEST_COST = 1_000_000_000_000;

/** Returns the most that promotions cost together, in centavos with IVA, each with the uses that it has left. */
export const promotionCost = (
  terms: Pick<ProductTerms, 'limits' | 'pricing'>,
  promotions: readonly { readonly discount: Discount; readonly uses: number }[],
): Centavos =>
  centavos(
    promotions.reduce(
      (sum, { discount, uses }) => Math.min(LARGEST_COST, sum + promotionCostOfOne(terms, discount) * uses),
      0,
    ),
  );

/** Largest number of days between two pay dates: a month. */
const LONGEST_PERIOD = 31;

/**
 * Returns the most that a discount takes off what one loan costs, in centavos with IVA: off the largest loan, for the
 * longest term, extended as often and as long as the product allows, with nothing paid back before.
 */
function promotionCostOfOne(
  { limits, pricing }: Pick<ProductTerms, 'limits' | 'pricing'>,
  discount: Discount,
): Centavos {
  const { rates, termDays, instalments, extensions } = pricing;
  const principalCentavos = centavos(Math.max(limits.maxCentavos, limits.exposureMaxCentavos ?? 0));
  const longest = Math.max(...PAY_CYCLES.map((cycle) => termDays[cycle].maxDays));
  const longestExtension = Math.max(0, ...extensions.tariffs.map(({ days }) => days));
  const days = longest + LONGEST_PERIOD * (instalments - 1) + longestExtension * extensions.maxCount;
  const parts = [
    applyRate(ordinaryInterest({ periods: [{ principalCentavos, days }], rates }), rate(discount.interest), ceiling),
    applyRate(applyRate(principalCentavos, rate(rates.serviceFeeRate)), rate(discount.serviceFee), ceiling),
  ];
  return sumCentavos(parts.flatMap((part) => [part, applyRate(part, rate(rates.ivaRate), ceiling)]));
}
