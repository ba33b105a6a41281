import { type Centavos, centavos } from '@lender/money';

/** Limits on what one person may promise with promotions. A promotion beyond any of these needs a second person. */
export interface PromotionBounds {
  /** The largest share of interest or service fee that is taken off, decimal text from `'0'` to `'1'`. */
  readonly discount: string;
  /** Number of clients who may use one promotion. */
  readonly uses: number;
  /** Number of days from today to the last day, today counted. */
  readonly days: number;
  /** Largest common cost of all open promotions that one person alone made, in centavos. */
  readonly costCentavos: Centavos;
}

/** Limits of a product that sets none of its own. */
export const REFERENCE_PROMOTION_BOUNDS: PromotionBounds = {
  discount: '0.25',
  uses: 200,
  days: 92,
  costCentavos: /* @__PURE__ */ centavos(30_000_000),
};
