import { APPLICATION_NEEDS } from '../../flow/flow-vocabulary.ts';
import { fixed, type Setting, type Slot, settingsOf } from '../../settings/setting.ts';
import type { Policy } from '../policy.ts';
import { ruleSlots } from './rule-slots.ts';
import { tableSlots } from './table-slots.ts';

/**
 * Returns all settings of a policy, as a flat list: what an editor shows, and what two policies are compared by. The
 * version does not affect decisions and is left out.
 *
 * @returns the settings in the order of the policy, each path once
 *
 * @example
 * const [lowest] = policySettings(MX_STL_POLICY_2).filter(({ path }) => path === 'rules.S1.numbers.0');
 * lowest // → { path: 'rules.S1.numbers.0', kind: 'number', value: '420' }
 */
export const policySettings = (policy: Policy): Setting[] => settingsOf(policySlots(policy));

/** The settings, each with the way to change it. */
export const policySlots = (policy: Policy): Slot<Policy>[] => [
  ...APPLICATION_NEEDS.map(
    (need): Slot<Policy> => ({
      path: `asks.${need}`,
      kind: 'switch',
      value: String(policy.asks.includes(need)),
      change: (before, text) => ({
        ...before,
        asks: APPLICATION_NEEDS.filter((each) => (each === need ? text === 'true' : before.asks.includes(each))),
      }),
    }),
  ),
  {
    path: 'preApproval',
    kind: 'switch',
    value: String(policy.preApproval),
    change: (before, text) => ({ ...before, preApproval: text === 'true' }),
  },
  ...policy.rules.flatMap(ruleSlots),
  fixed<Policy>('rules.order', policy.rules.map(({ id }) => id).join(' ')),
  ...tableSlots(policy),
  ...Object.entries(policy.variables).map(([name, { type, required = false }]) =>
    fixed<Policy>(`variables.${name}`, required ? `${type} required` : type),
  ),
];
