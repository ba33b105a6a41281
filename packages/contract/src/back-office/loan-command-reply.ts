import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';

/** How a loan stands after a command of the staff. */
export const loanCommandReply = lazy(() =>
  z.object({
    id: id(),
    /** As it is now. */
    status: loanStatus(),
    /** Where it may go from there, by anybody. */
    permitted: z.array(loanStatus()),
    /** What waits for a second person; null where it is done. */
    approvalId: z.nullable(id()),
  }),
);
