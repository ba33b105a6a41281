import { type Centavos, ok, type Result } from '@lender/money';
import { addDays, daysBetween } from '../date/calendar.ts';
import type { PlainDate } from '../date/plain-date.ts';
import type { PayCycle } from '../pay-cycle/pay-cycle.ts';
import { isLoanDay, type PayDays, payDaySequence } from '../pay-dates/pay-date-sequence.ts';
import { effectiveAnnualRate, type RateProblem } from './effective-annual-rate.ts';

/** Unit in which time is counted: actual days, or the k-th of so many equal periods a year. */
export type CatPeriods = 'days/365' | 'k/52' | 'k/26' | 'k/24' | 'k/12';

const PER_YEAR: Readonly<Record<CatPeriods, number>> = {
  'days/365': 365,
  'k/52': 52,
  'k/26': 26,
  'k/24': 24,
  'k/12': 12,
};

const PERIODS: Readonly<Record<PayCycle, CatPeriods>> = {
  weekly: 'k/52',
  biweekly: 'k/26',
  semi_monthly: 'k/24',
  monthly: 'k/12',
};

/** CAT (costo anual total), the yearly cost that Mexican law requires every lender to show. */
export interface Cat {
  /** Percent as it is published: one decimal. */
  readonly percent: number;
  /** Percent before it is cut to one decimal. */
  readonly exactPercent: number;
  readonly periods: CatPeriods;
}

export interface CatQuestion {
  readonly principalCentavos: Centavos;
  readonly payoutDate: PlainDate;
  /** All payments of the client, without IVA, in order. */
  readonly payments: readonly { readonly date: PlainDate; readonly amountCentavos: Centavos }[];
  /** The client's pay days. Several payments, all on these days from the payout on, make a regular schedule. */
  readonly payDays?: PayDays;
  /** Overrides the default: equal periods for a regular schedule, days/365 for all others. */
  readonly periods?: CatPeriods;
}

/**
 * Returns the CAT without IVA of a loan, by the formula of Banco de México (Circular 21/2009). Fails with `no_rate` for
 * an invalid amount, day or way to count periods.
 *
 * @example
 * const annualCost = cat({
 *   principalCentavos: centavos(300000),
 *   payoutDate: plainDate('2026-11-21'),
 *   payments: [{ date: plainDate('2026-12-21'), amountCentavos: centavos(360000) }],
 * })
 * annualCost.ok && annualCost.value.percent // → 819.1
 * annualCost.ok && annualCost.value.periods // → 'days/365'
 */
export function cat(question: CatQuestion): Result<Cat, RateProblem> {
  const { principalCentavos, payoutDate, payments } = question;
  const periods = question.periods ?? usualPeriods(question);
  const perYear = PER_YEAR[periods];
  const rate = effectiveAnnualRate({
    advances: [{ amount: principalCentavos, years: 0 }],
    payments: payments.map(({ date, amountCentavos }, index) => ({
      amount: amountCentavos,
      years: periods === 'days/365' ? daysBetween(payoutDate, date) / perYear : (index + 1) / perYear,
    })),
  });
  if (!rate.ok) return rate;
  const exactPercent = rate.value * 100;
  return ok({ percent: Number(exactPercent.toFixed(1)), exactPercent, periods });
}

function usualPeriods({ payoutDate, payments, payDays }: CatQuestion): CatPeriods {
  const next = payDays && payments.length > 1 && isLoanDay(payoutDate) && payDaySequence(payDays);
  if (!next) return 'days/365';
  let payDay = next(addDays(payoutDate, -1));
  const isRegular =
    payDay === payoutDate &&
    payments.every(({ date }) => {
      payDay = next(payDay);
      return date === payDay && isLoanDay(date);
    });
  return isRegular ? PERIODS[payDays.cycle] : 'days/365';
}
