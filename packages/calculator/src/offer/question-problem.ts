import { isPayCycle } from '../pay-cycle/pay-cycle.ts';
import { isCount } from '../pay-dates/due-dates.ts';
import { isLoanDay } from '../pay-dates/pay-date-sequence.ts';
import { type Discount, NO_DISCOUNT } from '../pricing/pricing.ts';
import type { OfferQuestion } from './offer-question.ts';

/** Reason why no price can be computed from a question. */
export interface QuestionProblem {
  readonly code:
    | 'principal_not_positive'
    /** More than ten thousand million pesos, or a part of a centavo. */
    | 'principal_out_of_range'
    /** No day, or one before 1900 or after 2999. */
    | 'payout_date_out_of_range'
    /** There is no such pay cycle. */
    | 'pay_dates_invalid'
    /**
     * A share is no decimal number from 0, below 10000, with up to 40 decimals; or a count, a number of days or a fee is
     * not whole, or too large; or all extensions together reach beyond ten years; or a loan would cost more than can be
     * expressed in centavos.
     */
    | 'pricing_invalid'
    /** Less than nothing or more than everything would be taken off. */
    | 'discount_invalid';
}

const SHARE = /^\d{1,4}(\.\d{1,40})?$/;
const PART = /^(0(\.\d{1,40})?|1(\.0{1,40})?)$/;
/** Largest principal whose cost is still a safe number of centavos. */
const MOST_CENTAVOS = 1e12;
/** Limit below which a sum of centavos is a safe integer, whatever is rounded. */
const MOST_IN_ALL = 9e15;
/** Largest distance between two pay days. */
const LONGEST_GAP_DAYS = 31;

/** Returns the first problem that keeps a question from being priced. */
export function questionProblem(question: OfferQuestion): QuestionProblem['code'] | undefined {
  const { principalCentavos, payoutDate, discount = NO_DISCOUNT } = question;
  if (!(principalCentavos > 0)) return 'principal_not_positive';
  if (!isCount(principalCentavos, MOST_CENTAVOS)) return 'principal_out_of_range';
  if (!isLoanDay(payoutDate)) return 'payout_date_out_of_range';
  if (!isPayCycle(question.cycle)) return 'pay_dates_invalid';
  if (!canPrice(question)) return 'pricing_invalid';
  return isDiscount(discount) ? undefined : 'discount_invalid';
}

/** True when both discounts take off a fraction from 0 to 1. */
export const isDiscount = ({ interest, serviceFee }: Discount): boolean => PART.test(interest) && PART.test(serviceFee);

function canPrice({ pricing, cycle, principalCentavos }: OfferQuestion): boolean {
  const { rates, instalments, extensions } = pricing;
  const { minDays, maxDays } = pricing.termDays[cycle];
  const { annualRate, serviceFeeRate, processingFeeRate, ivaRate, dayCountBasis } = rates;
  const { withdrawalFeeCentavos, invoicingFeeCentavos } = rates;
  const { tariffs, maxCount } = extensions;
  if (!(isShare(annualRate) && isShare(serviceFeeRate) && isShare(processingFeeRate) && isShare(ivaRate))) return false;
  if (!(isCount(withdrawalFeeCentavos, MOST_CENTAVOS) && isCount(invoicingFeeCentavos, MOST_CENTAVOS))) return false;
  if (![minDays, maxDays, dayCountBasis - 1, instalments - 1, maxCount].every((count) => isCount(count))) return false;
  if (!tariffs.every((one) => isCount(one.days) && isCount(one.days * maxCount) && isShare(one.commissionRate)))
    return false;
  // With the highest commission, all charged on the whole principal.
  const commission = tariffs.reduce((most, one) => Math.max(most, Number(one.commissionRate)), 0);
  const interest = (Number(annualRate) * (maxDays + instalments * LONGEST_GAP_DAYS)) / dayCountBasis;
  const share = interest + Number(serviceFeeRate) + Number(processingFeeRate) + commission;
  const net = principalCentavos * share + withdrawalFeeCentavos + invoicingFeeCentavos;
  return principalCentavos + net * (1 + Number(ivaRate)) < MOST_IN_ALL;
}

const isShare = (text: string): boolean => SHARE.test(text);
