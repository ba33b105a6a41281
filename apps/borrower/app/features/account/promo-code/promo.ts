/** A promotion's code. */
export const PROMO_FIELDS = ['code'] as const;
export type PromoField = (typeof PROMO_FIELDS)[number];

/** A promotion as the page shows it: what it takes off, in whole percent. */
export interface PromotionView {
  readonly code: string;
  readonly interest: number;
  readonly fee: number;
}
