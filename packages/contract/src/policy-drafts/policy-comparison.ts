import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { money } from '../wire/money.ts';

const side = lazy(() =>
  z.object({
    /** Number of applications whose decision was an offer: as asked, less or more. */
    offered: z.int(),
    /** Total amount that was offered to them. */
    amount: money(),
  }),
);

/** Fields that compare the decisions of two policies on the same applications. */
export const policyComparison = () => ({
  /** Number of applications that both decided. */
  applications: z.int(),
  live: side(),
  draft: side(),
  /** Number of applications that move from one status to another; those that stay are counted too. */
  moves: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
});

/** An application with another outcome. */
export const differingApplication = () => ({
  applicationId: id(),
  from: z.int(),
  to: z.int(),
  fromAmount: z.nullable(money()),
  toAmount: z.nullable(money()),
});
