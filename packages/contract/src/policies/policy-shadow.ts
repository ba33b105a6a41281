import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { differingApplication, policyComparison } from './policy-comparison.ts';

/** The longest that a draft may decide beside the policy that decides. */
export const MAX_SHADOW_DAYS = 60;

/** Why a shadow ended before its time: by hand, since its draft was published or given up, or since it began anew. */
export const POLICY_SHADOW_ENDS = ['hand', 'published', 'discarded', 'replaced'] as const;
export type PolicyShadowEnd = (typeof POLICY_SHADOW_ENDS)[number];

/**
 * A draft as it stood when it was put beside the policy that decides: it decides each new application too, on what that
 * decision knew, after it. An application that is decided again is counted once, as it was decided last.
 */
export const policyShadow = lazy(() =>
  z.object({
    revision: z.int(),
    startedAt: instant(),
    startedByName: z.string(),
    endsAt: instant(),
    isRunning: z.boolean(),
    stoppedAt: z.nullable(instant()),
    stoppedBecause: z.nullable(z.enum(POLICY_SHADOW_ENDS)),
    /** How many it could not decide. */
    unevaluable: z.int(),
    /** What was not collected for those, the most frequent first. */
    missing: z.array(z.object({ variable: z.string(), count: z.int() })),
    ...policyComparison(),
    /** How many come out otherwise. */
    differs: z.int(),
    /** Rules that fired for one of the two policies only, where an application came out otherwise; the most frequent first. */
    rules: z.array(z.object({ rule: z.string(), count: z.int() })),
    /** Applications that come out otherwise, the newest first: the first fifty. */
    differing: z.array(
      z.object({
        ...differingApplication(),
        fromReasons: z.array(z.string()),
        toReasons: z.array(z.string()),
        rules: z.array(z.string()),
      }),
    ),
  }),
);
