import { applyRate, type Centavos, centavos, floor, multiplyRates, rate, ratio } from '@lender/money';
import type { DecisionProduct } from './product.ts';

/** Income and obligations are monthly amounts; a month counts 30 days. */
const DAYS_PER_MONTH = 30;

/**
 * Returns the repayment of a principal, in centavos: everything the client pays for it. Never less for a larger
 * principal.
 */
export type TotalFor = (principalCentavos: Centavos) => number;

export interface LimitQuestion {
  readonly netIncomeCentavosPerMonth: number;
  readonly obligationsCentavosPerMonth: number;
  readonly termDays: number;
  /** Limit that the client's history allows, see `ladderLimit`. */
  readonly ladderCentavos: number;
  /** Principal that the client owes on active loans. */
  readonly activeBalanceCentavos: number;
  /** Share of the band, as a decimal fraction such as `'0.35'`. */
  readonly paymentToIncome: string;
  readonly product: DecisionProduct;
  readonly totalFor: TotalFor;
}

/** A limit and the amounts of which it is the smallest. */
export interface LimitParts {
  /** The repayment that the client can afford within the term. */
  readonly budgetCentavos: Centavos;
  /** The largest multiple of the interval whose repayment fits the budget. */
  readonly capacityCentavos: Centavos;
  readonly ladderCentavos: Centavos;
  readonly productMaximumCentavos: Centavos;
  readonly exposureMaximumCentavos: Centavos;
  /** Smallest of the four above, rounded down to a multiple of the interval. */
  readonly limitCentavos: Centavos;
}

/** Returns the largest principal that may be offered. */
export function limitOf(question: LimitQuestion): LimitParts {
  const { product, totalFor } = question;
  const parts = {
    budgetCentavos: budgetOf(question),
    ladderCentavos: centavos(question.ladderCentavos),
    productMaximumCentavos: product.maximumCentavos,
    exposureMaximumCentavos: centavos(Math.max(0, product.exposureMaximumCentavos - question.activeBalanceCentavos)),
  };
  const capacityCentavos = capacityOf(parts.budgetCentavos, product.intervalCentavos, totalFor);
  const smallest = Math.min(
    capacityCentavos,
    parts.ladderCentavos,
    parts.productMaximumCentavos,
    parts.exposureMaximumCentavos,
  );
  return { ...parts, capacityCentavos, limitCentavos: centavos(smallest - (smallest % product.intervalCentavos)) };
}

/** Returns the share of the remaining income within the term, rounded down. */
function budgetOf(question: LimitQuestion): Centavos {
  const left = Math.max(0, question.netIncomeCentavosPerMonth - question.obligationsCentavosPerMonth);
  const share = multiplyRates(rate(question.paymentToIncome), ratio(question.termDays, DAYS_PER_MONTH));
  return applyRate(centavos(left), share, floor);
}

/** A client never repays less than the principal, so the search ends at the budget itself. */
function capacityOf(budget: Centavos, interval: Centavos, totalFor: TotalFor): Centavos {
  let fits = 0;
  let exceeds = Math.floor(budget / interval) + 1;
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (totalFor(centavos(middle * interval)) <= budget) fits = middle;
    else exceeds = middle;
  }
  return centavos(fits * interval);
}
