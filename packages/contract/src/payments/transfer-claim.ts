import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

/**
 * `claimed`: its proof is looked for. `counted`: it counts for the loan. `returned`: the bank sent it back.
 * `not_found`: it was not found in time, and a person looks at it.
 */
export const TRANSFER_CLAIM_STATUSES = ['claimed', 'counted', 'returned', 'not_found'] as const;
export type TransferClaimStatus = (typeof TRANSFER_CLAIM_STATUSES)[number];

/** A transfer that a borrower claims to have made, and its result. */
export const transferClaim = lazy(() =>
  z.object({
    id: id(),
    loanId: id(),
    trackingKey: z.string(),
    sentOn: plainDate(),
    amount: money(),
    status: z.enum(TRANSFER_CLAIM_STATUSES),
    /** Last day on which its proof is searched for. */
    untilDate: plainDate(),
  }),
);
