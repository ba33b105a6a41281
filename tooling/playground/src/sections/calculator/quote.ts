import {
  type Offer,
  type OfferProblem,
  type PayCycle,
  type PayDateOption,
  type PlainDate,
  type Pricing,
  parsePayCycle,
  parsePlainDate,
  payDateOptions,
  quoteOffer,
  REFERENCE_PRICING,
} from '@lender/calculator';
import { type Centavos, centavosFromPesos, fail, type PesosProblem, type Result } from '@lender/money';

/** Conditions of a product as they are typed: pesos, shares and days. */
export const CONDITIONS = {
  annualRate: REFERENCE_PRICING.rates.annualRate,
  serviceFeeRate: REFERENCE_PRICING.rates.serviceFeeRate,
  processingFeeRate: REFERENCE_PRICING.rates.processingFeeRate,
  ivaRate: REFERENCE_PRICING.rates.ivaRate,
  withdrawalFee: '0',
  invoicingFee: '0',
  dayCountBasis: `${REFERENCE_PRICING.rates.dayCountBasis}`,
  instalments: `${REFERENCE_PRICING.instalments}`,
  minDays: `${REFERENCE_PRICING.termDays.monthly.minDays}`,
  maxDays: `${REFERENCE_PRICING.termDays.monthly.maxDays}`,
};

export interface Asked {
  readonly amount: string;
  readonly payoutDate: string;
  readonly cycle: string;
  /** Both dates of the choice; the first choice where the text holds no dates. */
  readonly payDates: string;
}

export type QuoteProblem = OfferProblem | PesosProblem | { readonly code: 'not_a_date' | 'not_a_pay_cycle' };

/** Prices the typed loan by the typed conditions. */
export function quoteTyped(asked: Asked, conditions: typeof CONDITIONS): Result<Offer, QuoteProblem> {
  const principal = centavosFromPesos(numberOf(asked.amount));
  if (!principal.ok) return principal;
  const [payoutDate, cycle] = [parsePlainDate(asked.payoutDate), parsePayCycle(asked.cycle)];
  if (!payoutDate.ok) return payoutDate;
  if (!cycle.ok) return cycle;
  const payDay = chosenPayDay(cycle.value, payoutDate.value, asked.payDates);
  if (!payDay) return fail({ code: 'payout_date_out_of_range' });
  const pricing = pricingOf(conditions);
  if (!pricing.ok) return pricing;
  return quoteOffer({
    principalCentavos: principal.value,
    payoutDate: payoutDate.value,
    cycle: cycle.value,
    payDates: [payDay.firstDate, payDay.secondDate],
    pricing: pricing.value,
  });
}

/** Returns the pay days to choose from; none where the calculator has no calendar. */
export const payDays = (cycle: PayCycle, payoutDate: PlainDate): readonly PayDateOption[] =>
  payoutDate >= '1900' && payoutDate < '3000' ? payDateOptions(cycle, payoutDate) : [];

function chosenPayDay(cycle: PayCycle, payoutDate: PlainDate, payDates: string): PayDateOption | undefined {
  const days = payDays(cycle, payoutDate);
  return days.find(({ value }) => value === payDates) ?? days[0];
}

function pricingOf(conditions: typeof CONDITIONS): Result<Pricing, PesosProblem> {
  const withdrawalFee = centavosFromPesos(numberOf(conditions.withdrawalFee));
  if (!withdrawalFee.ok) return withdrawalFee;
  const invoicingFee = centavosFromPesos(numberOf(conditions.invoicingFee));
  if (!invoicingFee.ok) return invoicingFee;
  return { ok: true, value: pricingWith(conditions, withdrawalFee.value, invoicingFee.value) };
}

function pricingWith(conditions: typeof CONDITIONS, withdrawalFee: Centavos, invoicingFee: Centavos): Pricing {
  const { annualRate, serviceFeeRate, processingFeeRate, ivaRate } = conditions;
  const term = { minDays: numberOf(conditions.minDays), maxDays: numberOf(conditions.maxDays) };
  return {
    ...REFERENCE_PRICING,
    rates: {
      annualRate,
      serviceFeeRate,
      processingFeeRate,
      ivaRate,
      dayCountBasis: numberOf(conditions.dayCountBasis),
      withdrawalFeeCentavos: withdrawalFee,
      invoicingFeeCentavos: invoicingFee,
    },
    instalments: numberOf(conditions.instalments),
    termDays: { weekly: term, biweekly: term, semi_monthly: term, monthly: term },
  };
}

/** Returns NaN for an empty text, too. */
const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
