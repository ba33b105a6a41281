import { formatPlainDate } from '@lender/calculator';
import { formatPesos } from '@lender/money';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { type Offer, type OfferView, offerView } from '../../../price/offer-view.ts';

/** Everything that is read before signing, ready to travel to the browser. */
export interface SummaryView {
  readonly receipt: OfferView;
  /** What it costs to be so many days late. */
  readonly late: readonly { readonly days: number; readonly amount: string }[];
  readonly payments: readonly { readonly day: string; readonly amount: string }[];
  readonly extensions: readonly { readonly days: number; readonly date: string; readonly amount: string }[];
}

/** Shapes an offer for the page on which it is signed. */
export function summaryView(offer: Offer): SummaryView {
  return {
    receipt: offerView(offer),
    late: (offer.late ?? []).map(({ days, amount }) => ({ days, amount: formatPesos(amount) })),
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
