import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';

/** Status of a loan after a command of staff. */
export const loanCommandReply = lazy(() =>
  z.object({
    id: id(),
    /** Status as it is now. */
    status: loanStatus(),
    /** Statuses to which it may move from there, by any actor. */
    permitted: z.array(loanStatus()),
    /** Request that waits for a second person; null where the command is done. */
    approvalId: z.nullable(id()),
  }),
);
