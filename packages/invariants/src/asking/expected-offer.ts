import { type Offer, type Pricing, plainDate, quoteOffer } from '@lender/calculator';
import { mexicanCalendar } from '@lender/calculator/calendar';
import { CannotRun } from '../trouble.ts';
import type { Borrower } from '../world/borrower.ts';
import type { Quoted } from './quotes.ts';

/** Returns the calculator's offer for the same request, by the server's own price list and discount. */
export function expectedOffer({ quote, config, cycle, payDates }: Quoted, pricing: Pricing): Offer {
  const [first, second] = payDates;
  const { isWorkingDay } = mexicanCalendar(config.calendar);
  const expected = quoteOffer({
    principalCentavos: quote.principal,
    payoutDate: config.today,
    cycle,
    payDates: [plainDate(first), plainDate(second)],
    pricing,
    discount: { interest: String(quote.discount.interest), serviceFee: String(quote.discount.serviceFee) },
    isWorkingDay,
  });
  if (!expected.ok)
    throw new CannotRun(`the calculator has no price for what the server sells: ${expected.problem.code}`);
  return expected.value;
}

/** Returns the signed offer, as the answer to what its borrower asked for on that day. */
export const signedBy = ({ offer, signedOn, calendar, request: requested }: Borrower): Quoted => ({
  quote: offer,
  config: { today: signedOn, calendar },
  cycle: requested.cycle,
  payDates: requested.payDates,
});
