import { getActiveLoan, getPaymentSchedule } from '@lender/contract';
import type { Borrower } from '../world/borrower.ts';
import { must } from '../world/session.ts';
import { claimSame } from './claim-same.ts';
import type { Quote } from './quotes.ts';

/**
 * Claims that a borrower who got the amount asked for signed what was quoted, and owes what was signed, line by line. A
 * borrower who was offered another amount was quoted something else.
 */
export async function claimAsQuoted(borrower: Borrower): Promise<void> {
  const { request: requested, offer } = borrower;
  if (offer.principal === requested.quote.principal)
    claimSame(
      'the offer of an application, beside the quote that it was asked for by',
      priceOf(offer),
      priceOf(requested.quote),
    );
  const schedule = await must(borrower, getPaymentSchedule, { query: {} });
  const lines = schedule.map(({ dueDate, principal, interest, fees, total }) => ({
    dueDate,
    principal,
    interest,
    fees,
    total,
  }));
  claimSame('the schedule of a loan, beside the offer that was signed', lines, offer.schedule);
  const { principal, total, dueDate } = await must(borrower, getActiveLoan, { query: {} });
  const signed = { principal: offer.principal, total: offer.total };
  claimSame('a loan, beside the offer that was signed', { principal, total }, signed);
  const [first] = offer.schedule;
  claimSame('due date of a loan, beside the offer that was signed', dueDate, first?.dueDate ?? offer.endDate);
}

/** Returns the costs and payments of an offer; its other fields may depend on who asks. */
const priceOf = ({ extensions: _, late: __, ...price }: Quote): Omit<Quote, 'extensions' | 'late'> => price;
