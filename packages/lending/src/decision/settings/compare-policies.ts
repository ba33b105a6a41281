import type { Policy } from '../policy.ts';
import { policySettings } from './policy-settings.ts';

/** One thing that two policies say differently. */
export interface PolicyChange {
  readonly path: string;
  /** `null` where only the later policy says something. */
  readonly before: string | null;
  /** `null` where only the earlier one did. */
  readonly after: string | null;
}

/**
 * What a policy says otherwise than another one: what somebody has to read before they let it decide.
 *
 * @returns the differences in the order of the later policy, then what it no longer says; empty when both decide alike
 *
 * @example
 * const inviting = { ...MX_STL_POLICY_2, preApproval: true };
 * comparePolicies(MX_STL_POLICY_2, inviting) // → [{ path: 'preApproval', before: 'false', after: 'true' }]
 */
export function comparePolicies(earlier: Policy, later: Policy): PolicyChange[] {
  const before = new Map(policySettings(earlier).map(({ path, value }) => [path, value]));
  const after = new Map(policySettings(later).map(({ path, value }) => [path, value]));
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  return paths
    .map((path) => ({ path, before: before.get(path) ?? null, after: after.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
}
