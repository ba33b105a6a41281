import { fixed, type Slot } from '../../settings/setting.ts';
import type { Policy, PolicyRule } from '../policy.ts';
import { numbersIn, withNumbers } from './expression-numbers.ts';

/**
 * Returns the settings of a rule: whether it is on, the numbers in its condition and, fixed, the condition and its
 * outcome.
 */
export function ruleSlots(rule: PolicyRule): Slot<Policy>[] {
  const at = `rules.${rule.id}`;
  const numbers = numbersIn(rule.when);
  return [
    {
      path: `${at}.enabled`,
      kind: 'switch',
      value: String(rule.enabled),
      change: changeRule(rule.id, (before, text) => ({ ...before, enabled: text === 'true' })),
    },
    ...numbers.map(
      (number, index): Slot<Policy> => ({
        path: `${at}.numbers.${index}`,
        kind: 'number',
        value: String(number),
        change: changeRule(rule.id, (before, text) => ({
          ...before,
          when: withNumbers(before.when, numbersIn(before.when).with(index, Number(text))),
        })),
      }),
    ),
    fixed<Policy>(
      `${at}.when`,
      JSON.stringify(
        withNumbers(
          rule.when,
          numbers.map(() => 0),
        ),
      ),
    ),
    fixed<Policy>(`${at}.then`, [rule.phase, rule.outcome, rule.reason ?? '-', rule.stop ? 'stop' : 'go_on'].join(' ')),
  ];
}

const changeRule =
  (id: string, change: (rule: PolicyRule, text: string) => PolicyRule) =>
  (policy: Policy, text: string): Policy => ({
    ...policy,
    rules: policy.rules.map((rule) => (rule.id === id ? change(rule, text) : rule)),
  });
