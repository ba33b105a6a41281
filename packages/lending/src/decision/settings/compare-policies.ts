import { compareSettings, type SettingChange } from '../../settings/compare-settings.ts';
import type { Policy } from '../policy.ts';
import { policySettings } from './policy-settings.ts';

/**
 * What a policy says otherwise than another one: what somebody has to read before they let it decide.
 *
 * @returns the differences in the order of the later policy, then what it no longer says; empty when both decide alike
 *
 * @example
 * const inviting = { ...MX_STL_POLICY_2, preApproval: true };
 * comparePolicies(MX_STL_POLICY_2, inviting) // → [{ path: 'preApproval', before: 'false', after: 'true' }]
 */
export const comparePolicies = (earlier: Policy, later: Policy): SettingChange[] =>
  compareSettings(policySettings(earlier), policySettings(later));
