/** Fields for a promotion code. */
export const PROMO_FIELDS = ['code'] as const;
export type PromoField = (typeof PROMO_FIELDS)[number];

/** Promotion as the page shows it, with its discounts in whole percent. */
export interface PromotionView {
  readonly code: string;
  readonly interest: number;
  readonly fee: number;
}
