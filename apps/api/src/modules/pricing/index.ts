export { futurePayDates } from './future-pay-dates.ts';
export { availableCentavos, type LoanHistory, mayAskFor, readLoanHistory } from './loan-history.ts';
export { chargeRatesSchema, discountSchema, tariffSchema } from './pricing-schema.ts';
export { activeProduct, type Product, productOfVersion } from './product.ts';
export { storedPromotion, usedPromotion } from './promotions/promotion.ts';
export { giveBackPromotion, takePromotion } from './promotions/use-promotion.ts';
export { type QuoteRequest, quote } from './quote.ts';
export { quoteForClient } from './quote-for-client.ts';
export { toChargeReply, toOfferReply } from './to-offer-reply.ts';
