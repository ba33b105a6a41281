import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { formatPercent, type Offer, type OfferView, offerView } from '../../../price/offer-view.ts';

/** One line of the comparison with and without the discount. */
export interface ComparedLine {
  readonly concept: 'interest' | 'serviceFee' | 'processingFee' | 'total' | 'cat';
  readonly withDiscount: string;
  readonly withoutDiscount: string;
}

/** Everything that is read before signing, ready to travel to the browser. */
export interface SummaryView {
  readonly receipt: OfferView;
  /** Nothing where there is no discount. */
  readonly compared: readonly ComparedLine[];
  readonly payments: readonly { readonly day: string; readonly amount: string }[];
  readonly extensions: readonly { readonly days: number; readonly date: string; readonly amount: string }[];
}

/** Shapes an offer for the page on which it is signed. */
export function summaryView(offer: Offer): SummaryView {
  return {
    receipt: offerView(offer),
    compared: offer.total === offer.total_without_discount ? [] : compare(offer),
    payments: offer.schedule.map(({ dueDate, total }) => ({
      day: dayWithWeekday(dueDate),
      amount: formatPesos(total),
    })),
    // What it costs when it is asked for in time; later is for the contract.
    extensions: offer.extensions
      .filter(({ kind }) => kind === 'cheap')
      .map(({ days, newEndDate, amount }) => ({
        days,
        date: formatPlainDate(newEndDate),
        amount: formatPesos(amount),
      })),
  };
}

function compare(offer: Offer): ComparedLine[] {
  const line = (concept: ComparedLine['concept'], withDiscount: string, withoutDiscount: string) => ({
    concept,
    withDiscount,
    withoutDiscount,
  });
  const charged = (
    [
      ['interest', offer.interest, offer.interest_without_discount],
      ['serviceFee', offer.serviceFee, offer.serviceFee_without_discount],
      ['processingFee', offer.processingFee, offer.processing_fee_without_discount],
    ] as const
  ).filter(([, , full]) => full.amount > 0);
  return [
    ...charged.map(([concept, now, full]) => line(concept, formatPesos(now.amount), formatPesos(full.amount))),
    line('total', formatPesos(offer.total), formatPesos(offer.total_without_discount)),
    line('cat', formatPercent(offer.apr), formatPercent(offer.apr_without_discount)),
  ];
}
