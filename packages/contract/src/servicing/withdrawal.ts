import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';

/**
 * Cancellation of the contract by returning the money. `open`: it may still be requested. `asked`: it was, and the
 * missing amount closes the loan without a charge until the day stated. `closed`: it may not be requested any more. A
 * loan that was paid in full may be cancelled for as long: then nothing is missing, and the amount paid beyond the
 * principal is refunded.
 */
export const withdrawal = lazy(() =>
  z.object({
    state: z.enum(['open', 'asked', 'closed']),
    /** Last day on which the money may be returned; null once it is closed. */
    until: z.nullable(plainDate()),
    /** Part of the received money that has not been returned yet. */
    amount: z.nullable(money()),
    /** Amount to be returned to the borrower once the contract is cancelled; null once it is closed. */
    refund: z.nullable(money()),
  }),
);
