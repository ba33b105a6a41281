import {
  type AmountLimits,
  checkAmount,
  type Offer,
  type PayCycle,
  type PlainDate,
  parsePayDates,
} from '@lender/calculator';
import type { Centavos } from '@lender/money';
import { ok, type Result } from '@lender/money';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { Product } from './product.ts';
import type { Promotion } from './promotions/promotion.ts';
import { type QuoteRequest, quote } from './quote.ts';

/** What somebody has in mind, as a path or a query says it. */
export interface PriceQuery {
  readonly amount: Centavos;
  readonly payCycle: PayCycle;
  readonly payDates: readonly [string, string];
}

export interface PricingContext {
  readonly product: Product;
  readonly today: PlainDate;
  readonly limits: AmountLimits;
  readonly isFirstLoan: boolean;
  readonly promotion: Promotion | undefined;
}

/** Whether an amount may be asked for; none may where less is available than the product's minimum. */
export const isWithin = (amount: Centavos, limits: AmountLimits): boolean =>
  limits.minCentavos > 0 && checkAmount(amount, limits).ok;

/** What is asked for as a request that can be priced, within the limits of who asks. */
export function quoteRequestWithin(
  { amount, payCycle, payDates }: PriceQuery,
  { today, limits, isFirstLoan, promotion }: Omit<PricingContext, 'product'>,
): Result<QuoteRequest, Refusal<'amount_out_of_limits' | 'pay_dates_invalid'>> {
  if (!isWithin(amount, limits)) return refuse('amount_out_of_limits', { field: ['amount'] });
  const dates = parsePayDates(payDates.join(','));
  if (!dates.ok) return refuse('pay_dates_invalid', { field: ['payDates'] });
  const request = { principalCentavos: amount, cycle: payCycle, payDates: dates.value, payoutDate: today };
  return ok({ ...request, isFirstLoan, promotion: promotion?.discount });
}

/** The price of what is asked for, within the limits of who asks. */
export function quoteWithin(
  asked: PriceQuery,
  { product, ...by }: PricingContext,
): Result<Offer, Refusal<'amount_out_of_limits' | 'pay_dates_invalid'>> {
  const request = quoteRequestWithin(asked, by);
  return request.ok ? quote(product, request.value) : request;
}
