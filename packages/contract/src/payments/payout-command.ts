import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Reason of staff for a command about a payout. */
export const payoutCommandBody = lazy(() => z.strictObject({ note: line(500) }));

/** Result of a command about a payout. */
export const payoutCommandReply = lazy(() =>
  z.object({
    /** Attempt that carries the money now: a new one, where it was retried. */
    id: id(),
    /** Request that waits for a second person; null where the command is done. */
    approvalId: z.nullable(id()),
  }),
);
