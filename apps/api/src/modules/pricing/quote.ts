import {
  type AmountLimits,
  checkAmount,
  type PayDates,
  type Pricing,
  parsePayDates,
  quoteBestOffer,
} from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { isCashPayout, isOfferWithinCaps, type LoanOffer, withExtensions } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { ok, type Result } from '@lender/result';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import type { PricingContext, QuoteRequest } from './pricing-context.ts';

export type QuoteRefusal = Refusal<'amount_out_of_limits' | 'cost_above_cap' | 'pay_dates_invalid'>;

/**
 * Prices a loan: the only entry point for guests, clients, staff and the engine. Of the discounts in the context, the
 * one that makes the loan cheapest counts; of equal ones the first loan's, so that no promotion is spent for nothing.
 */
export function quote(request: QuoteRequest, context: PricingContext): Result<LoanOffer, QuoteRefusal> {
  const payDates = checkRequest(request, context);
  return payDates.ok ? computeOffer({ ...request, payDates: payDates.value }, context) : payDates;
}

/** Checks that the amount may be asked for and that the pay dates make sense. */
export function checkRequest(
  { amount, payDates }: QuoteRequest,
  { limits, payDatesAfter, amountField = ['amount'] }: PricingContext,
): Result<PayDates, QuoteRefusal> {
  if (limits && !isWithin(amount, limits)) return refuse('amount_out_of_limits', { field: [...amountField] });
  const dates = parsePayDates(payDates.join(','));
  const isDue = dates.ok && (payDatesAfter === undefined || dates.value[0] > payDatesAfter);
  return isDue ? dates : refuse('pay_dates_invalid', { field: ['payDates'] });
}

/** Computes the price of a checked request. */
export function computeOffer(
  { amount, payCycle, payDates }: Omit<QuoteRequest, 'payDates'> & { readonly payDates: PayDates },
  { product, payoutDate, isFirstLoan, payoutMethod = 'bank_transfer', promotion }: PricingContext,
): Result<LoanOffer, QuoteRefusal> {
  const discounts = [...(isFirstLoan ? [product.firstLoanDiscount] : []), ...(promotion ? [promotion] : [])];
  const terms = { principalCentavos: amount, cycle: payCycle, payDates, payoutDate };
  const { calendar, caps } = product.servicing;
  const isWorkingDay = calendar === null ? undefined : mexicanCalendar(calendar).isWorkingDay;
  const pricing = isCashPayout(payoutMethod) ? product.pricing : withoutWithdrawalFee(product.pricing);
  const offer = quoteBestOffer({ ...terms, pricing, isWorkingDay }, discounts);
  if (!offer.ok) return refuse('pay_dates_invalid', { field: ['payDates'], facts: { reason: offer.problem.code } });
  return isOfferWithinCaps(offer.value, caps)
    ? ok(withExtensions(offer.value, product.servicing))
    : refuse('cost_above_cap', { field: ['payDates'] });
}

const withoutWithdrawalFee = (pricing: Pricing): Pricing => ({
  ...pricing,
  rates: { ...pricing.rates, withdrawalFeeCentavos: centavos(0) },
});

/** Tells whether an amount may be asked for; none may when less is available than the product's minimum. */
const isWithin = (amount: Centavos, limits: AmountLimits): boolean =>
  limits.minCentavos > 0 && checkAmount(amount, limits).ok;
