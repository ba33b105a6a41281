import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/**
 * Cancelling the contract by returning the money. `open`: it may still be asked for. `asked`: it was, and what is
 * missing closes the loan without a charge until the day that is named. `closed`: it may not be asked for any more. A loan
 * that was paid in full may be cancelled as long: then nothing is missing, and what was paid beyond the principal is
 * refunded.
 */
export const withdrawal = lazy(() =>
  z.object({
    state: z.enum(['open', 'asked', 'closed']),
    /** The last day on which the money may come back; null once it is closed. */
    until: z.nullable(plainDate()),
    /** Part of the received money that has not been returned yet. */
    amount: z.nullable(money()),
    /** Amount to be returned to the borrower once the contract is cancelled; null once it is closed. */
    refund: z.nullable(money()),
  }),
);
