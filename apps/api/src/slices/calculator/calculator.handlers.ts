import { amountLimits, checkAmount, parsePayDates } from '@lender/calculator';
import { getCalculatorConfig, getPrivateOffer, getPublicOffer } from '@lender/contract';
import { limitsOf, readLoanHistory } from '../../clients/loan-history.ts';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { liveProduct } from '../../product/product.ts';
import { quote } from '../../product/quote.ts';
import { showOffer } from '../../product/show-offer.ts';

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

export const getPublicOfferHandler = implement(getPublicOffer, async ({ params }, { tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const product = await liveProduct(tx, now);
  const isFirstLoan = params.sequence_type === 'first';
  const limits = amountLimits(product.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 });
  if (!checkAmount(params.amount, limits).ok) return refuse('amount_out_of_limits', { field: ['amount'] });

  const payDates = parsePayDates(params.payDates.join(','));
  if (!payDates.ok) return refuse('pay_dates_invalid', { field: ['payDates'] });
  const wish = {
    principalCentavos: params.amount,
    cycle: params.payCycle,
    payDates: payDates.value,
    payoutDate: today,
  };
  const offer = quote(product, { ...wish, isFirstLoan });
  return offer.ok ? done(showOffer(offer.value)) : offer;
});

export const getPrivateOfferHandler = implement(getPrivateOffer, async ({ params }, { caller, tx, services }) => {
  const { now, today } = await services.clock.business(tx);
  const product = await liveProduct(tx, now);
  const history = await readLoanHistory(tx, caller.clientId);
  if (!checkAmount(params.amount, limitsOf(product, history)).ok)
    return refuse('amount_out_of_limits', { field: ['amount'] });

  const payDates = parsePayDates(params.payDates.join(','));
  if (!payDates.ok) return refuse('pay_dates_invalid', { field: ['payDates'] });
  const wish = {
    principalCentavos: params.amount,
    cycle: params.payCycle,
    payDates: payDates.value,
    payoutDate: today,
  };
  const offer = quote(product, { ...wish, isFirstLoan: history.kind === 'first' });
  return offer.ok ? done(showOffer(offer.value)) : offer;
});
