import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { differingApplication, policyComparison } from './policy-comparison.ts';

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
    /** Number of applications that could not be compared: data that one of the two asks for was not collected then. */
    untestable: z.int(),
    ...policyComparison(),
    /** Applications that come out otherwise, the newest first: the first fifty. */
    differing: z.array(z.object(differingApplication())),
  }),
);
