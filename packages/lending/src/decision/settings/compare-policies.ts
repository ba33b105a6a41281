import { compareSettings, type SettingChange } from '../../settings/compare-settings.ts';
import type { Policy } from '../policy.ts';
import { policySettings } from './policy-settings.ts';

/**
 * Returns the settings in which a policy differs from another one, which a person has to read before the policy may
 * decide.
 *
 * @returns the differences in the order of the later policy, then what it no longer has; empty when both decide alike
 *
 * @example
 * const inviting = { ...MX_STL_POLICY_2, preApproval: true };
 * comparePolicies(MX_STL_POLICY_2, inviting) // → [{ path: 'preApproval', before: 'false', after: 'true' }]
 */
export const comparePolicies = (earlier: Policy, later: Policy): SettingChange[] =>
  compareSettings(policySettings(earlier), policySettings(later));
