import { ok, type Result } from '@lender/money';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Product } from './product.ts';
import { type QuoteRequest, quote } from './quote.ts';
import { toOfferReply } from './to-offer-reply.ts';

type Price = Result<ReturnType<typeof toOfferReply>, Refusal<'pay_dates_invalid'>>;

const PRICE_CACHE_SIZE = 2_000;
const prices = new WeakMap<Product, Map<string, Price>>();

/**
 * A price as every visitor sees it, reckoned once: sliders ask for the same few amounts and dates all day long, and a
 * price depends on nothing but the product and the request.
 */
export function publicPrice(product: Product, request: QuoteRequest): Price {
  const known = prices.get(product) ?? new Map<string, Price>();
  prices.set(product, known);
  const { principalCentavos, cycle, payDates, payoutDate, isFirstLoan, promotion } = request;
  const taken = promotion && `${promotion.interest} ${promotion.serviceFee}`;
  const name = [principalCentavos, cycle, ...payDates, payoutDate, isFirstLoan, taken].join(' ');
  const price = known.get(name) ?? computePrice(product, request);
  if (known.size >= PRICE_CACHE_SIZE) known.clear();
  known.set(name, price);
  return price;
}

function computePrice(product: Product, request: QuoteRequest): Price {
  const offer = quote(product, request);
  return offer.ok ? ok(Object.freeze(toOfferReply(offer.value))) : offer;
}
