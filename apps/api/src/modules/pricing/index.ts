export {
  type ClientPricing,
  pricingContextOfApplication,
  pricingContextOfClient,
} from './find-pricing-context.ts';
export { seedProduct } from './first-product/seed-product.ts';
export { futurePayDates } from './future-pay-dates.ts';
export { lateCosts } from './late-costs.ts';
export { limitOverride, storeOverride, takeOverride } from './limit-override.ts';
export {
  availableCentavos,
  type ClientStatus,
  clientLimitCentavos,
  limitsOf,
  readLoanHistory,
} from './loan-history.ts';
export type { QuoteRequest } from './pricing-context.ts';
export { chargeRatesSchema, discountSchema, pricingSchema, tariffSchema } from './pricing-schema.ts';
export {
  activeProduct,
  type Product,
  productOfVersion,
  productSchema,
  termsOfVersion,
  withServicing,
} from './product.ts';
export { promotionApproval } from './promotions/promotion.approval.ts';
export { giveBackPromotion, takePromotion } from './promotions/use-promotion.ts';
export { type QuoteRefusal, quote } from './quote.ts';
export { quoteReply } from './quote-reply.ts';
export { servicingPolicySchema } from './servicing-schema.ts';
export { statedOf } from './stated-servicing.ts';
export { storeProduct } from './store-product.ts';
export { toChargeReply, toOfferReply } from './to-offer-reply.ts';
export { publishWorkingDaysApproval } from './working-days/publish-working-days.approval.ts';
export { calendarInForce } from './working-days/working-day-list.ts';
