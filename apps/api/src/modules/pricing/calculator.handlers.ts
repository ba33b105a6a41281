import { amountLimits } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { activeProduct } from './product.ts';
import { guessPromotion } from './promotions/guess-promotion.ts';
import { publicPrice } from './public-price.ts';
import { quoteForClient } from './quote-for-client.ts';
import { quoteRequestWithin } from './quote-within.ts';
import { toOfferReply } from './to-offer-reply.ts';

export const getCalculatorConfigHandler = implement(getCalculatorConfig, async (_, { tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const { limits, initial, firstLoanDiscount } = await activeProduct(tx, now);
  const show = ({ minCentavos, maxCentavos }: typeof limits.first) => ({
    minAmount: minCentavos,
    maxAmount: maxCentavos,
  });
  return ok({
    amountLimits: {
      minMainLoan: limits.minMainCentavos,
      amountTo: limits.maxCentavos,
      minAdditionLoan: limits.minAdditionalCentavos,
      interval: limits.stepCentavos,
      new: show(limits.first),
      repeated: show(limits.repeated),
    },
    initialStates: { amount: initial.amountCentavos, payCycle: initial.payCycle, tab: 0 },
    today,
    firstLoanDiscountPercent: Math.round(Number(firstLoanDiscount.interest) * 100),
  });
});

export const getPublicOfferHandler = implement(
  getPublicOffer,
  async ({ params, query: { promoName } }, { tx, services, source }) => {
    const { now, today } = await services.clock.business(tx);
    const product = await activeProduct(tx, now);
    const isFirstLoan = params.sequence_type === 'first';
    const limits = amountLimits(product.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 });
    // Who guesses codes here gets the plain price, and no word about it.
    const guessed =
      promoName === undefined ? undefined : await guessPromotion(tx, { code: promoName, source, today }, services);
    const promotion = guessed?.ok ? guessed.value : undefined;
    const request = quoteRequestWithin(params, { today, limits, isFirstLoan, promotion });
    return request.ok ? publicPrice(product, request.value) : request;
  },
);

export const getPrivateOfferHandler = implement(getPrivateOffer, async ({ params }, { caller, tx, services }) => {
  const offer = await quoteForClient(tx, { clientId: caller.clientId, ...params }, services);
  return offer.ok ? ok(toOfferReply(offer.value)) : offer;
});
