import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { differingApplication, policyComparison } from './policy-comparison.ts';

/**
 * The newest decided applications, each decided twice on the facts known then: by the policy that decides now, and by
 * the draft. The applications do not change.
 */
export const policyTest = lazy(() =>
  z.object({
    revision: z.int(),
    /** Version with which it was compared. */
    liveVersion: z.int(),
    testedAt: instant(),
    /** Number of applications that could not be compared: data that one of the two asks for was not collected then. */
    untestable: z.int(),
    ...policyComparison(),
    /** Applications with another outcome, the newest first: the first fifty. */
    differing: z.array(z.object(differingApplication())),
  }),
);
