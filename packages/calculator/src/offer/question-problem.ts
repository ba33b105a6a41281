import { EARLIEST, LATEST } from '../pay-dates/pay-date-sequence.ts';
import { NO_DISCOUNT } from '../pricing/pricing.ts';
import type { OfferQuestion } from './offer-question.ts';

/** Why nothing can be reckoned from a question. */
export interface QuestionProblem {
  readonly code:
    | 'principal_not_positive'
    /** More than ten thousand million pesos, or a part of a centavo. */
    | 'principal_out_of_range'
    /** Before 1900 or after 2999. */
    | 'payout_date_out_of_range'
    /** A share is no decimal number from 0, below 10000; or a count, a number of days or a fee is not whole, or too large. */
    | 'pricing_invalid'
    /** Less than nothing or more than everything would be taken off. */
    | 'discount_invalid';
}

const SHARE = /^\d{1,4}(\.\d+)?$/;
const PART = /^(0(\.\d+)?|1(\.0+)?)$/;
/** What so much costs still is a number of centavos. */
const MOST_CENTAVOS = 1e12;
/** Ten years, for terms, instalments and extensions. */
const MOST_DAYS = 3660;

/** The first thing that keeps a question from being reckoned. */
export function questionProblem(question: OfferQuestion): QuestionProblem['code'] | undefined {
  const { principalCentavos, payoutDate, discount = NO_DISCOUNT } = question;
  if (!(principalCentavos > 0)) return 'principal_not_positive';
  if (!isCount(principalCentavos, MOST_CENTAVOS)) return 'principal_out_of_range';
  if (payoutDate < EARLIEST || payoutDate > LATEST) return 'payout_date_out_of_range';
  if (!canPrice(question)) return 'pricing_invalid';
  return PART.test(discount.interest) && PART.test(discount.serviceFee) ? undefined : 'discount_invalid';
}

function canPrice({ pricing, cycle }: OfferQuestion): boolean {
  const { rates, instalments, extensions } = pricing;
  const { annualRate, serviceFeeRate, processingFeeRate, ivaRate, dayCountBasis } = rates;
  const { minDays, maxDays } = pricing.termDays[cycle];
  return (
    [annualRate, serviceFeeRate, processingFeeRate, ivaRate].every((share) => SHARE.test(share)) &&
    [rates.withdrawalFeeCentavos, rates.invoicingFeeCentavos].every((fee) => isCount(fee, MOST_CENTAVOS)) &&
    [minDays, maxDays, dayCountBasis - 1, instalments - 1, extensions.maxCount].every((count) => isCount(count)) &&
    extensions.tariffs.every(({ days, commissionRate }) => isCount(days) && SHARE.test(commissionRate))
  );
}

const isCount = (count: number, most = MOST_DAYS): boolean => Number.isInteger(count) && count >= 0 && count <= most;
