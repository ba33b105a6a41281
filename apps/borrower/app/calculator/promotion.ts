import type { calculatorCopy } from './calculator.copy.es.ts';

/** Reason why a code gives no discount. */
export type PromotionProblem = keyof typeof calculatorCopy.promotion.problems;

/** Promotion code as it was typed, and the result of looking it up. */
export interface Promotion {
  readonly code: string;
  /** Discount on the interest and the fee, in whole percent. */
  readonly interest: number;
  readonly fee: number;
  readonly problem: PromotionProblem | null;
}

export const NO_PROMOTION: Promotion = { code: '', interest: 0, fee: 0, problem: null };

/** Returns a refused code, with the reason. */
export const refusedPromotion = (code: string, problem: PromotionProblem): Promotion => ({
  ...NO_PROMOTION,
  code,
  problem,
});

/** Tells whether a promotion applies. */
export const isTaken = ({ code, problem }: Promotion): boolean => code !== '' && problem === null;

/** Path at which a visitor's code is looked up, and a client's is kept. */
export const PROMOTION_PATH = '/calculator/promotion';
