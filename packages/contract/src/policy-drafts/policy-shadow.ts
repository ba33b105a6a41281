import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { differingApplication, policyComparison } from './policy-comparison.ts';

/** Largest number of days for which a draft may decide beside the live policy. */
export const MAX_SHADOW_DAYS = 60;

/**
 * Reasons for which a shadow ended early: by hand, because its draft was published or discarded, or because it was
 * started again.
 */
export const POLICY_SHADOW_ENDS = ['hand', 'published', 'discarded', 'replaced'] as const;
export type PolicyShadowEnd = (typeof POLICY_SHADOW_ENDS)[number];

/**
 * Copy of a draft that runs beside the policy that decides. It also decides each new application, after that policy and
 * on the data that the decision knew. An application that is decided again is counted once, by its last decision.
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
    /** Number of applications that it could not decide. */
    unevaluable: z.int(),
    /** Variables that were not collected for those applications, the most frequent first. */
    missing: z.array(z.object({ variable: z.string(), count: z.int() })),
    ...policyComparison(),
    /** Number of applications with another outcome. */
    differs: z.int(),
    /** Rules that fired for one of the two policies only, where the outcomes differ; the most frequent first. */
    rules: z.array(z.object({ rule: z.string(), count: z.int() })),
    /** Applications with another outcome, the newest first: the first fifty. */
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
