import type { Result } from '@lender/money';
import { changeSettings, type InvalidSettings, type SettingTexts } from '../../settings/change-settings.ts';
import type { Policy } from '../policy.ts';
import { policySlots } from './policy-settings.ts';

/**
 * Returns the same policy with other settings. `validatePolicy` tells whether it is still valid.
 *
 * @param texts - by path, as `policySettings` gives them; at most 12 digits and 6 decimals each
 * @returns the policy, or every setting that is unknown or cannot be read
 *
 * @example
 * const asked = changePolicy(MX_STL_POLICY_2, { 'rules.K1.enabled': 'no' });
 * asked.ok || asked.problem.problems // → [{ path: 'rules.K1.enabled', code: 'not_a_switch' }]
 */
export const changePolicy = (policy: Policy, texts: SettingTexts): Result<Policy, InvalidSettings> =>
  changeSettings(policy, policySlots(policy), texts);
