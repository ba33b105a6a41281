import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

const side = lazy(() =>
  z.object({
    /** Whose decision was an offer: as asked, less or more. */
    offered: z.int(),
    /** What was offered to them, together. */
    amount: money(),
  }),
);

/** What two policies say about the same applications. */
export const policyComparison = () => ({
  /** How many were decided by both. */
  applications: z.int(),
  live: side(),
  draft: side(),
  /** How many go from one status of the application to another; those that stay are counted too. */
  moves: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
});

/** An application that comes out otherwise. */
export const differingApplication = () => ({
  applicationId: id(),
  from: z.int(),
  to: z.int(),
  fromAmount: z.nullable(money()),
  toAmount: z.nullable(money()),
});
