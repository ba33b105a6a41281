import { addDays, addMonthsClamped, amountLimits, type PlainDate } from '@lender/calculator';
import type { getProductDraft, Reply } from '@lender/contract';
import type { ProductTerms } from '@lender/lending';
import { type Centavos, centavos } from '@lender/money';
import { quote, withServicing } from '../pricing/index.ts';

export type SampleOffers = Reply<typeof getProductDraft>['samples'];
type SampleOffer = SampleOffers[number]['draft'];

interface Compared {
  readonly live: ProductTerms;
  readonly draft: ProductTerms;
  /** The day on which the money of the samples would go out. */
  readonly today: PlainDate;
}

/**
 * Returns twelve loans as the draft sells them, beside the same loans as they are sold now: a first loan and a repeated
 * one, of the smallest, a medium and the largest amount, over the shortest and the longest term. They are priced as
 * every other loan is.
 */
export function sampleOffers({ live, draft, today }: Compared): SampleOffers {
  const { minDays, maxDays } = draft.pricing.termDays.monthly;
  return [true, false].flatMap((isFirstLoan) =>
    amountsOf(draft, isFirstLoan).flatMap((amount) =>
      [minDays, maxDays].map((days) => {
        const sample = { isFirstLoan, amount, days };
        return { ...sample, live: price(live, { ...sample, today }), draft: price(draft, { ...sample, today }) };
      }),
    ),
  );
}

function amountsOf({ limits, initial }: ProductTerms, isFirstLoan: boolean): readonly Centavos[] {
  const { first, repeated, stepCentavos: step } = limits;
  if (isFirstLoan) return [first.minCentavos, initial.amountCentavos, first.maxCentavos];
  const middle = Math.floor((repeated.minCentavos + repeated.maxCentavos) / 2 / step) * step;
  return [repeated.minCentavos, centavos(Math.max(middle, repeated.minCentavos)), repeated.maxCentavos];
}

interface Sample {
  readonly isFirstLoan: boolean;
  readonly amount: Centavos;
  readonly days: number;
  readonly today: PlainDate;
}

function price(terms: ProductTerms, { isFirstLoan, amount, days, today }: Sample): SampleOffer {
  const payDate = addDays(today, days);
  const offer = quote(
    { amount, payCycle: 'monthly', payDates: [payDate, addMonthsClamped(payDate, 1)] },
    {
      product: withServicing(terms),
      payoutDate: today,
      isFirstLoan,
      limits: amountLimits(terms.limits, { kind: 'guest', tab: isFirstLoan ? 0 : 1 }),
    },
  );
  return offer.ok
    ? { total: offer.value.totalCentavos, apr: offer.value.aprPercent, refusal: null }
    : { total: null, apr: null, refusal: offer.problem.code };
}
