import { PAYOUT_METHODS } from '@lender/lending';
import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant, plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * State of a payout. `queued` has not left; `sent` is with the provider; `returned` came back, before or after it had
 * arrived; `refused` was not taken by the provider.
 */
export const PAYOUT_STATES = ['queued', 'sent', 'settled', 'returned', 'refused', 'cancelled'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** One attempt to send money. Of the account it has only the bank and the last digits. */
export const payoutRow = lazy(() =>
  z.object({
    id: id(),
    state: z.enum(PAYOUT_STATES),
    /** Purpose: a loan, money that is given back, or centavos that prove an account. */
    purpose: z.enum(['loan', 'refund', 'account_proof']),
    amount: money(),
    /** Bank; null for a payout in cash. */
    bank: z.nullable(z.string()),
    lastFour: z.nullable(z.string()),
    /** To the account, or in cash at the counter of a brand. */
    method: z.enum(PAYOUT_METHODS),
    /**
     * Only for cash: the number that its client shows at the counter, the last day to collect it, and the brand's
     * receipt.
     */
    orderNumber: z.nullable(z.string()),
    collectBy: z.nullable(plainDate()),
    folio: z.nullable(z.string()),
    /** Reason why it was refused, came back or was cancelled, in the provider's words or ours. */
    cause: z.nullable(z.string()),
    clientId: z.nullable(id()),
    /** Full name of the client; null where money goes back to an unknown sender. */
    clientName: z.nullable(z.string()),
    applicationId: z.nullable(id()),
    loanId: z.nullable(id()),
    /** Reference by which people name the loan. */
    loanReference: z.nullable(z.string()),
    /** Number of times that the money of its application was sent, or was to be. */
    attempts: z.int(),
    trackingKey: z.nullable(z.string()),
    createdAt: instant(),
    /** Moment since which it is in its state. */
    since: instant(),
  }),
);
