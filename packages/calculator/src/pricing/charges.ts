import {
  applyRate,
  type Centavos,
  type Charge,
  centavos,
  chargeWithIva,
  multiplyRates,
  rate,
  ratio,
} from '@lender/money';
import { daysBetween, laterOf } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import { type BalancePeriod, centavoDaysOf, interestOn, keptShare } from './ordinary-interest.ts';
import type { LoanTerms } from './pricing.ts';

/** The components of a loan's cost, each with its own IVA. */
export interface Charges {
  readonly interest: Charge;
  readonly serviceFee: Charge;
  readonly processingFee: Charge;
  readonly withdrawalFee: Charge;
  readonly invoicingFee: Charge;
}

/** Returns the days from the payout to the last due date. */
export function termDays({ payoutDate, dueDates }: LoanTerms): number {
  return daysBetween(payoutDate, lastDueDate({ dueDates }));
}

/** Returns the last due date, on which the loan ends, before any shift to a working day. */
export function lastDueDate({ dueDates }: Pick<LoanTerms, 'dueDates'>): PlainDate {
  return dueDates.at(-1) ?? dueDates[0];
}

/** Returns equal parts of the principal, one for each due date; the last takes the remainder. */
export function principalParts({ principalCentavos, dueDates }: LoanTerms): Centavos[] {
  const part = Math.floor(principalCentavos / dueDates.length);
  return dueDates.map((_, index) => {
    return centavos(index < dueDates.length - 1 ? part : principalCentavos - part * index);
  });
}

/** Returns the outstanding principal, period by period, when every instalment is paid on its due date. */
export function balancePeriods(terms: LoanTerms): BalancePeriod[] {
  const parts = principalParts(terms);
  let start = terms.payoutDate;
  let left: number = terms.principalCentavos;
  return terms.dueDates.map((dueDate, index) => {
    const period = { principalCentavos: centavos(left), days: daysBetween(start, dueDate) };
    start = dueDate;
    left -= parts[index] ?? 0;
    return period;
  });
}

/**
 * Returns the charges earned from the payout up to a date: interest on the scheduled balance, the service fee day by
 * day, all other fees at once. Days before the payout or after the last due date add nothing.
 */
export function chargesEarned(terms: LoanTerms, onDate: PlainDate): Charges {
  const days = Math.min(daysBetween(terms.payoutDate, laterOf(onDate, terms.payoutDate)), termDays(terms));
  return chargesAfter(days, centavoDaysOf(firstDays(balancePeriods(terms), days)), terms);
}

/** Returns the charges earned up to each due date. */
export function chargesByDueDate(terms: LoanTerms): Charges[] {
  let [days, centavoDays] = [0, 0n];
  return balancePeriods(terms).map((period) => {
    days += period.days;
    centavoDays += centavoDaysOf([period]);
    return chargesAfter(days, centavoDays, terms);
  });
}

function chargesAfter(days: number, centavoDays: bigint, terms: LoanTerms): Charges {
  const { principalCentavos, rates, discount } = terms;
  const iva = rate(rates.ivaRate);
  const serviceFee = multiplyRates(
    rate(rates.serviceFeeRate),
    keptShare(discount.serviceFee),
    ratio(days, termDays(terms)),
  );
  return {
    interest: chargeWithIva(interestOn(centavoDays, rates, discount.interest), iva),
    serviceFee: chargeWithIva(applyRate(principalCentavos, serviceFee), iva),
    processingFee: chargeWithIva(applyRate(principalCentavos, rate(rates.processingFeeRate)), iva),
    withdrawalFee: chargeWithIva(rates.withdrawalFeeCentavos, iva),
    invoicingFee: chargeWithIva(rates.invoicingFeeCentavos, iva),
  };
}

function firstDays(periods: readonly BalancePeriod[], count: number): BalancePeriod[] {
  let left = count;
  return periods.map(({ principalCentavos, days }) => {
    const kept = Math.min(days, left);
    left -= kept;
    return { principalCentavos, days: kept };
  });
}
