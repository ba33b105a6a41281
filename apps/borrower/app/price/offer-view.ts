import type { getPublicOffer, Reply } from '@lender/contract';
import { type Centavos, formatPesos, sumCentavos } from '@lender/money';
import { dayWithWeekday } from './day-with-weekday.ts';
import { lateCostCopy } from './late-cost.copy.es.ts';

export type Offer = Reply<typeof getPublicOffer>;

/** Amount as it is shown, and the amount without the discount where that differs. */
export interface PricedLine {
  readonly amount: string;
  readonly before?: string;
}

/** Price of a loan in words and figures, as a receipt shows it; serializable for the browser. */
export interface OfferView {
  /** Amount that the borrower receives. */
  readonly receive: string;
  /** Parts without IVA, and the IVA of all of them: with the amount received they add up to the total. */
  readonly interest: PricedLine;
  readonly fee: PricedLine;
  readonly iva: PricedLine;
  readonly total: PricedLine;
  /** `martes 15.12.2026` */
  readonly dueDay: string;
  readonly termDays: number;
  /** CAT without IVA: `486.2 %`. */
  readonly cat: PricedLine;
  /** Nominal annual rate: `180.0 %`. */
  readonly annualRate: string;
  /** Late cost, in one sentence; absent where being late costs nothing. */
  readonly late?: string;
  /** Discounts on the interest and the fee, in whole percent; 0 for none. */
  readonly discount: { readonly interest: number; readonly fee: number };
}

/** Formats a percentage with one decimal; the space before the sign does not break. */
export const formatPercent = (percent: number): string => `${percent.toFixed(1)}\u00a0%`;

/** Returns an offer as a receipt shows it. Only sums what the receipt puts on one line. */
export function offerView(offer: Offer): OfferView {
  const before = { interest: offer.interest_without_discount, serviceFee: offer.serviceFee_without_discount };
  const now = chargesOf(offer);
  const then = chargesOf({ ...offer, ...before, processingFee: offer.processing_fee_without_discount });
  const late = lateSentence(offer);
  return {
    ...(late && { late }),
    receive: formatPesos(offer.principal),
    interest: priced(now.interest, then.interest),
    fee: priced(now.fee, then.fee),
    iva: priced(now.iva, then.iva),
    total: priced(offer.total, offer.total_without_discount),
    dueDay: dayWithWeekday(offer.endDate),
    termDays: offer.term.value,
    cat: compared(formatPercent(offer.apr), formatPercent(offer.apr_without_discount)),
    annualRate: formatPercent(offer.annualRate),
    discount: { interest: wholePercent(offer.discount.interest), fee: wholePercent(offer.discount.serviceFee) },
  };
}

function lateSentence({ late = [] }: Pick<Offer, 'late'>): string | undefined {
  if (late.every(({ amount }) => amount === 0)) return undefined;
  return lateCostCopy(late.map(({ days, amount }) => ({ days, amount: formatPesos(amount) })));
}

const wholePercent = (fraction: number): number => Math.round(fraction * 100);

type Charged = Pick<Offer, 'interest' | 'serviceFee' | 'processingFee' | 'withdrawalFee' | 'invoicingFee'>;

function chargesOf({ interest, serviceFee, processingFee, withdrawalFee, invoicingFee }: Charged) {
  const fees = [serviceFee, processingFee, withdrawalFee, invoicingFee];
  return {
    interest: interest.amount_without_vat,
    fee: sumCentavos(fees.map((fee) => fee.amount_without_vat)),
    iva: sumCentavos([interest, ...fees].map(({ vat }) => vat)),
  };
}

const priced = (now: Centavos, before: Centavos): PricedLine => compared(formatPesos(now), formatPesos(before));

const compared = (amount: string, before: string): PricedLine => (amount === before ? { amount } : { amount, before });
