import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
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

/**
 * The newest decided applications, each decided twice on what was known of it then: by the policy that decides now, and
 * by the draft. Nothing happens to them.
 */
export const policyTest = lazy(() =>
  z.object({
    revision: z.int(),
    /** The version beside which it was tested. */
    liveVersion: z.int(),
    testedAt: instant(),
    /** How many were decided by both. */
    applications: z.int(),
    /** How many could not be: what one of the two asks for was not collected then. */
    untestable: z.int(),
    live: side(),
    draft: side(),
    /** How many go from one status of the application to another; those that stay are counted too. */
    moves: z.array(z.object({ from: z.int(), to: z.int(), count: z.int() })),
    /** Applications that come out otherwise, the newest first: the first fifty. */
    differing: z.array(
      z.object({
        applicationId: id(),
        from: z.int(),
        to: z.int(),
        fromAmount: z.nullable(money()),
        toAmount: z.nullable(money()),
      }),
    ),
  }),
);
