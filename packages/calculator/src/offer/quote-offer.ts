import { fail, ok, percentOf, type Result, rate } from '@lender/money';
import { addDays } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import { type DueDateProblem, dueDates } from '../pay-dates/due-dates.ts';
import { lastDueDate, termDays } from '../pricing/charges.ts';
import { type Discount, type LoanTerms, NO_DISCOUNT, type Pricing } from '../pricing/pricing.ts';
import type { Offer } from './offer.ts';
import type { OfferQuestion } from './offer-question.ts';
import { type Price, priceOf } from './price.ts';
import { type QuestionProblem, questionProblem } from './question-problem.ts';
import { nextWorkingDay } from './working-day.ts';

/** Reason why a loan has no price. */
export type OfferProblem = DueDateProblem | QuestionProblem | { readonly code: 'no_working_day' };

/**
 * Prices a loan. `checkAmount` and the lender's policy decide whether the client may have it. No number, text or day in
 * the question makes it throw; its time grows with the instalments.
 *
 * @example
 * const offer = quoteOffer({
 *   principalCentavos: centavos(300000),
 *   payoutDate: plainDate('2026-11-21'),
 *   cycle: 'monthly',
 *   payDates: [plainDate('2026-12-21'), plainDate('2027-01-21')],
 *   pricing: REFERENCE_PRICING,
 * })
 * offer.ok && offer.value.totalCentavos // → 369600
 * offer.ok && offer.value.aprPercent // → 819.1
 */
export function quoteOffer(question: OfferQuestion): Result<Offer, OfferProblem> {
  return cheapestOffer(question, [question.discount ?? NO_DISCOUNT]);
}

/** Prices a loan once with each discount and returns the cheapest; of equal ones the first. */
export function cheapestOffer(
  question: OfferQuestion,
  discounts: readonly [Discount, ...Discount[]],
): Result<Offer, OfferProblem> {
  const { principalCentavos, payoutDate, cycle, pricing } = question;
  const code = questionProblem(question);
  if (code) return fail({ code });
  const dates = dueDates({ ...question, termBounds: pricing.termDays[cycle] }, pricing.instalments);
  if (!dates.ok) return dates;
  const priced = (discount: Discount) => {
    const terms = { principalCentavos, payoutDate, dueDates: dates.value, rates: pricing.rates, discount };
    return { terms, price: priceOf(terms, question) };
  };
  const full = priced(NO_DISCOUNT);
  const cheapest = discounts
    .map((discount) => (discount === NO_DISCOUNT ? full : priced(discount)))
    .reduce((best, next) => (next.price.totalCentavos < best.price.totalCentavos ? next : best));
  return offerFor(question, { ...cheapest, full: full.price });
}

/** A price, and the price without a discount. */
interface Priced {
  readonly terms: LoanTerms;
  readonly price: Price;
  readonly full: Price;
}

function offerFor(
  { pricing, isWorkingDay = () => true }: OfferQuestion,
  { terms, price, full }: Priced,
): Result<Offer, { readonly code: 'no_working_day' }> {
  const { principalCentavos, payoutDate, discount } = terms;
  const dueDate = lastDueDate(terms);
  let isResting = false;
  const workingDay = (date: PlainDate): PlainDate => {
    const day = isResting ? undefined : nextWorkingDay(date, isWorkingDay);
    isResting ||= day === undefined;
    return day ?? date;
  };
  const offer = {
    terms,
    principalCentavos,
    ...price.charges,
    totalCentavos: price.totalCentavos,
    aprPercent: price.cat.percent,
    aprPeriods: price.cat.periods,
    annualRatePercent: percentOf(rate(pricing.rates.annualRate)),
    payoutDate,
    dueDate,
    endDate: workingDay(dueDate),
    agreementTermEndDate: workingDay(addDays(dueDate, longestDelayDays(pricing))),
    termDays: termDays(terms),
    discount,
    withoutDiscount: { ...full.charges, totalCentavos: full.totalCentavos, aprPercent: full.cat.percent },
    instalments: price.instalments.map((instalment) => ({ ...instalment, dueDate: workingDay(instalment.dueDate) })),
  };
  return isResting ? fail({ code: 'no_working_day' }) : ok(offer);
}

function longestDelayDays({ extensions }: Pricing): number {
  return extensions.maxCount * extensions.tariffs.reduce((most, { days }) => Math.max(most, days), 0);
}
