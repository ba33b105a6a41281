import { fail, ok, parseRate, type Result } from '@lender/money';
import type { Policy } from '../policy.ts';
import type { SettingKind } from './policy-setting.ts';
import { policySlots } from './policy-settings.ts';

/** Why a setting cannot become what was asked for. */
export interface SettingProblem {
  readonly path: string;
  readonly code:
    | 'unknown_setting'
    | 'setting_is_fixed'
    | 'not_a_switch'
    | 'not_a_number'
    | 'not_whole'
    | 'not_a_fraction';
}

export interface InvalidSettings {
  readonly code: 'invalid_settings';
  readonly problems: readonly [SettingProblem, ...SettingProblem[]];
}

/** Texts of settings by their paths. */
export type SettingTexts = Readonly<Record<string, string>>;

/**
 * The same policy with other settings. Whether it still means something is for `validatePolicy` to say.
 *
 * @param texts - by path, as `policySettings` gives them; at most 12 digits and 6 decimals each
 * @returns the policy, or every setting that is not one or cannot be read
 *
 * @example
 * const asked = changePolicy(MX_STL_POLICY_2, { 'rules.K1.enabled': 'no' });
 * asked.ok || asked.problem.problems // → [{ path: 'rules.K1.enabled', code: 'not_a_switch' }]
 */
export function changePolicy(policy: Policy, texts: SettingTexts): Result<Policy, InvalidSettings> {
  const slots = new Map(policySlots(policy).map((slot) => [slot.path, slot]));
  const [first, ...rest] = Object.entries(texts).flatMap(([path, text]): SettingProblem[] => {
    const slot = slots.get(path);
    const code = slot ? READERS[slot.kind](text) : 'unknown_setting';
    return code ? [{ path, code }] : [];
  });
  if (first) return fail({ code: 'invalid_settings', problems: [first, ...rest] });
  return ok(
    Object.entries(texts).reduce((changed, [path, text]) => slots.get(path)?.change(changed, text) ?? changed, policy),
  );
}

const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;
const WHOLE = /^-?\d{1,6}$/;

const READERS: Readonly<Record<SettingKind, (text: string) => SettingProblem['code'] | undefined>> = {
  switch: (text) => (text === 'true' || text === 'false' ? undefined : 'not_a_switch'),
  number: (text) => (NUMBER.test(text) ? undefined : 'not_a_number'),
  points: (text) => (WHOLE.test(text) ? undefined : 'not_whole'),
  fraction: (text) => (NUMBER.test(text) && !text.startsWith('-') && parseRate(text).ok ? undefined : 'not_a_fraction'),
  fixed: () => 'setting_is_fixed',
};
