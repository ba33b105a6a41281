import { type AmountLimits, amountLimits, checkAmount, type PlainDate, parsePayDates } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer, type Send } from '@lender/contract';
import { limitsOf, readLoanHistory } from '../../clients/loan-history.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { liveProduct, type Product } from '../../product/product.ts';
import { quote } from '../../product/quote.ts';
import { showOffer } from '../../product/show-offer.ts';
import { guessPromotion } from '../../promotions/guess-promotion.ts';
import { keptPromotion, type Promotion } from '../../promotions/promotion.ts';

export const getCalculatorConfigHandler = implement(getCalculatorConfig, async (_, { tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const { limits, initial, firstLoanDiscount } = await liveProduct(tx, now);
  const show = ({ minCentavos, maxCentavos }: typeof limits.first) => ({
    minAmount: minCentavos,
    maxAmount: maxCentavos,
  });
  return done({
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
    const product = await liveProduct(tx, now);
    const isFirstLoan = params.sequence_type === 'first';
    const limits = amountLimits(product.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 });
    // Who guesses codes here gets the plain price, and no word about it.
    const guessed =
      promoName === undefined ? undefined : await guessPromotion(tx, { code: promoName, source, today }, services);
    const promotion = guessed?.ok ? guessed.promotion : undefined;
    return offerOf(params, { product, today, limits, isFirstLoan, promotion });
  },
);

export const getPrivateOfferHandler = implement(getPrivateOffer, async ({ params }, { caller, tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const product = await liveProduct(tx, now);
  const history = await readLoanHistory(tx, caller.clientId);
  const limits = limitsOf(product, history);
  const promotion = await keptPromotion(tx, { clientId: caller.clientId, today });
  return offerOf(params, { product, today, limits, isFirstLoan: history.kind === 'first', promotion });
});

interface Terms {
  readonly product: Product;
  readonly today: PlainDate;
  readonly limits: AmountLimits;
  readonly isFirstLoan: boolean;
  readonly promotion: Promotion | undefined;
}

/** The price of what a path asks for, within the limits of who asks. */
function offerOf(
  { amount, payCycle, payDates }: Send<typeof getPrivateOffer>['params'],
  { product, today, limits, isFirstLoan, promotion }: Terms,
) {
  if (!checkAmount(amount, limits).ok) return refuse('amount_out_of_limits', { field: ['amount'] });
  const dates = parsePayDates(payDates.join(','));
  if (!dates.ok) return refuse('pay_dates_invalid', { field: ['payDates'] });
  const wish = { principalCentavos: amount, cycle: payCycle, payDates: dates.value, payoutDate: today };
  const offer = quote(product, { ...wish, isFirstLoan, promotion: promotion?.discount });
  return offer.ok ? done(showOffer(offer.value)) : offer;
}
