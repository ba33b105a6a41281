import { formatPlainDate } from '@lender/calculator';
import { formatPesos, sumCentavos } from '@lender/money';
import { dayWithWeekday } from '../../../price/day-with-weekday.ts';
import { type Offer, type OfferView, offerView } from '../../../price/offer-view.ts';

/** Everything that is read before signing, serializable for the browser. */
export interface SummaryView {
  readonly receipt: OfferView;
  /** Cost of being so many days late. */
  readonly late: readonly { readonly days: number; readonly amount: string }[];
  readonly payments: readonly { readonly day: string; readonly amount: string }[];
  /** Extensions that may be bought on each due date; for a loan with several due dates, each names its own. */
  readonly extensions: readonly {
    readonly dueDate: string | null;
    readonly days: number;
    readonly date: string;
    readonly amount: string;
  }[];
  /** Fees that are charged once, so only an extension on the first due date includes them. */
  readonly feesOnce: string | null;
}

/** Shapes an offer for the page on which it is signed. */
export function summaryView({ late = [], ...offer }: Offer): SummaryView {
  return {
    receipt: offerView(offer),
    late: late.map(({ days, amount }) => ({ days, amount: formatPesos(amount) })),
    payments: offer.schedule.map(({ dueDate, total }) => ({
      day: dayWithWeekday(dueDate),
      amount: formatPesos(total),
    })),
    extensions: offer.extensions.map(({ dueDate, days, newEndDate, amount }) => ({
      dueDate: offer.schedule.length > 1 ? formatPlainDate(dueDate) : null,
      days,
      date: formatPlainDate(newEndDate),
      amount: formatPesos(amount),
    })),
    feesOnce: feesOnce(offer),
  };
}

function feesOnce({ processingFee, withdrawalFee, invoicingFee, extensions, schedule }: Offer): string | null {
  const amount = sumCentavos([processingFee.amount, withdrawalFee.amount, invoicingFee.amount]);
  const isPrinted = extensions.some(({ dueDate }) => dueDate === schedule[0]?.dueDate);
  return amount > 0 && isPrinted ? formatPesos(amount) : null;
}
