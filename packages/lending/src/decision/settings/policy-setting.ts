import type { Policy } from '../policy.ts';

/**
 * How the text of a setting is read: `switch` is `true` or `false`, `points` a whole number, `fraction` a decimal with
 * a point. What is `fixed` is shown and compared, and belongs to whoever writes policies.
 */
export const SETTING_KINDS = ['switch', 'number', 'points', 'fraction', 'fixed'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

/** One thing that a policy says. */
export interface PolicySetting {
  /** Where it stands, unique within its policy: `rules.K1.enabled`, `bands.A.fromScore`. */
  readonly path: string;
  readonly kind: SettingKind;
  readonly value: string;
}

/** A setting, and the policy that says something else in its place. */
export interface PolicySlot extends PolicySetting {
  readonly change: (policy: Policy, text: string) => Policy;
}
