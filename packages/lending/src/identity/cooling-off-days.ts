import type { Policy } from '../decision/policy.ts';
import { isCoolingOff } from './is-cooling-off.ts';

/** Largest number of days for which a rejection can count: a leap year. */
const LONGEST = 366;

/**
 * Returns the number of days for which a rejection counts, by the policy's own rule; `undefined` where its rule names
 * no end.
 *
 * @example
 * coolingOffDays(MX_STL_POLICY_2) // → 30
 */
export function coolingOffDays(policy: Pick<Policy, 'rules'>): number | undefined {
  for (let days = 0; days <= LONGEST; days++) if (!isCoolingOff(policy, days)) return days;
  return undefined;
}
