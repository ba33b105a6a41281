import type { Result } from '@lender/money';
import { type Discount, NO_DISCOUNT } from '../pricing/pricing.ts';
import type { Offer } from './offer.ts';
import type { OfferQuestion } from './offer-question.ts';
import { isDiscount } from './question-problem.ts';
import { cheapestOffer, type OfferProblem } from './quote-offer.ts';

/**
 * Prices a loan with the one promotion that makes it cheapest. Promotions are never added up; of equally good ones the
 * first counts.
 *
 * @param discounts - promotions that the client may claim; with none, the full price counts
 *
 * @example
 * const loan = {
 *   principalCentavos: centavos(200000),
 *   payoutDate: plainDate('2026-11-21'),
 *   cycle: 'monthly',
 *   payDates: [plainDate('2026-12-13'), plainDate('2027-01-13')],
 *   pricing: REFERENCE_PRICING,
 * }
 * const best = quoteBestOffer(loan, [{ interest: '0', serviceFee: '1' }, { interest: '0.5', serviceFee: '0.5' }])
 * best.ok && best.value.totalCentavos // → 218560
 */
export function quoteBestOffer(
  question: Omit<OfferQuestion, 'discount'>,
  discounts: readonly Discount[],
): Result<Offer, OfferProblem> {
  return cheapestOffer(question, [NO_DISCOUNT, ...discounts.filter(isDiscount)]);
}
