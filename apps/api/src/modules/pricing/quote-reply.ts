import { ok, type Result } from '@lender/result';
import { lateCosts } from './late-costs.ts';
import type { PricingContext, QuoteRequest } from './pricing-context.ts';
import { checkRequest, computeOffer, type QuoteRefusal } from './quote.ts';
import { toOfferReply } from './to-offer-reply.ts';

type QuoteReply = Result<ReturnType<typeof toOfferReply>, QuoteRefusal>;

const REPLY_CACHE_SIZE = 2_000;
const replies = new WeakMap<PricingContext['product'], Map<string, QuoteReply>>();

/**
 * Returns a price under the names of the wire, computed once: sliders ask for the same few amounts and dates all day
 * long, and a price depends only on the product, the request and the parts of its context that are in the key.
 */
export function quoteReply(request: QuoteRequest, context: PricingContext): QuoteReply {
  const payDates = checkRequest(request, context);
  if (!payDates.ok) return payDates;
  const known = replies.get(context.product) ?? new Map<string, QuoteReply>();
  replies.set(context.product, known);
  const { payoutDate, isFirstLoan, payoutMethod, promotion } = context;
  const discount = promotion && `${promotion.interest} ${promotion.serviceFee}`;
  const name = [
    request.amount,
    request.payCycle,
    ...payDates.value,
    payoutDate,
    isFirstLoan,
    payoutMethod,
    discount,
  ].join(' ');
  const reply = known.get(name) ?? computeReply({ ...request, payDates: payDates.value }, context);
  if (known.size >= REPLY_CACHE_SIZE) known.clear();
  known.set(name, reply);
  return reply;
}

function computeReply(request: Parameters<typeof computeOffer>[0], context: PricingContext): QuoteReply {
  const offer = computeOffer(request, context);
  if (!offer.ok) return offer;
  const late = lateCosts({ offer: offer.value, servicing: context.product.servicing, signedOn: context.payoutDate });
  return ok(Object.freeze({ ...toOfferReply(offer.value), late }));
}
