import {
  type Discount,
  type Offer,
  type PayCycle,
  type PayDates,
  type PlainDate,
  quoteBestOffer,
} from '@lender/calculator';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/money';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Product } from './product.ts';

export interface QuoteRequest {
  readonly principalCentavos: Centavos;
  readonly cycle: PayCycle;
  readonly payDates: PayDates;
  /** The day on which the money would go out. */
  readonly payoutDate: PlainDate;
  readonly isFirstLoan: boolean;
  /** What a promotion takes off, where there is one. */
  readonly promotion?: Discount | undefined;
}

/**
 * Prices a request with a product and the one discount that makes it cheapest; of equal ones the first loan's counts, so
 * that no promotion is spent for nothing. Whether the amount may be lent at all is for the caller to have checked.
 */
export function quote(
  product: Product,
  { isFirstLoan, promotion, ...request }: QuoteRequest,
): Result<Offer, Refusal<'pay_dates_invalid'>> {
  const discounts = [...(isFirstLoan ? [product.firstLoanDiscount] : []), ...(promotion ? [promotion] : [])];
  const offer = quoteBestOffer({ ...request, pricing: product.pricing }, discounts);
  if (offer.ok) return ok(offer.value);
  return refuse('pay_dates_invalid', { field: ['payDates'], facts: { reason: offer.problem.code } });
}
