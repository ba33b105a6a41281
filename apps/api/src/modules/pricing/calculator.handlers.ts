import { getCalculatorConfig, getPublicOffer } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import { pricingContextOfGuest } from './find-pricing-context.ts';
import { activeProduct } from './product.ts';
import { quoteReply } from './quote-reply.ts';
import { calendarInForce } from './working-days/working-day-list.ts';

export const getCalculatorConfigHandler = implement(getCalculatorConfig, async (_, { tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const { limits, initial, firstLoanDiscount, servicing } = await activeProduct(tx, now);
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
    calendar: await calendarInForce(tx, servicing.calendar, now),
    firstLoanDiscountPercent: Math.round(Number(firstLoanDiscount.interest) * 100),
  });
});

export const getPublicOfferHandler = implement(getPublicOffer, async ({ params, query: { promoName } }, context) => {
  // The source of a request matters only when codes are guessed; sliders ask without a code.
  const guess = promoName === undefined ? undefined : { code: promoName, source: context.source };
  const guest = { tab: params.sequence_type, guess };
  return quoteReply(params, await pricingContextOfGuest(context.tx, guest, context.services));
});
