import { type Done, done, type Refused } from '../../kernel/refusal.ts';
import type { Product } from './product.ts';
import { quote, type Wish } from './quote.ts';
import { showOffer } from './to-offer-reply.ts';

type Price = Done<ReturnType<typeof showOffer>> | Refused<'pay_dates_invalid'>;

const KEPT_PRICES = 2_000;
const prices = new WeakMap<Product, Map<string, Price>>();

/**
 * A price as every visitor sees it, reckoned once: sliders ask for the same few amounts and dates all day long, and a
 * price depends on nothing but the product and the wish.
 */
export function publicPrice(product: Product, wish: Wish): Price {
  const known = prices.get(product) ?? new Map<string, Price>();
  prices.set(product, known);
  const { principalCentavos, cycle, payDates, payoutDate, isFirstLoan, promotion } = wish;
  const taken = promotion && `${promotion.interest} ${promotion.serviceFee}`;
  const name = [principalCentavos, cycle, ...payDates, payoutDate, isFirstLoan, taken].join(' ');
  const price = known.get(name) ?? reckon(product, wish);
  if (known.size >= KEPT_PRICES) known.clear();
  known.set(name, price);
  return price;
}

function reckon(product: Product, wish: Wish): Price {
  const offer = quote(product, wish);
  return offer.ok ? done(Object.freeze(showOffer(offer.value))) : offer;
}
