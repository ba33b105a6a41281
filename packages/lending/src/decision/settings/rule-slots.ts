import type { Policy, PolicyRule } from '../policy.ts';
import { numbersIn, withNumbers } from './expression-numbers.ts';
import type { PolicySlot } from './policy-setting.ts';

/** What a rule says: whether it is asked, the numbers in its condition, and, fixed, the condition and what follows. */
export function ruleSlots(rule: PolicyRule): PolicySlot[] {
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
      (number, index): PolicySlot => ({
        path: `${at}.numbers.${index}`,
        kind: 'number',
        value: String(number),
        change: changeRule(rule.id, (before, text) => ({
          ...before,
          when: withNumbers(before.when, numbersIn(before.when).with(index, Number(text))),
        })),
      }),
    ),
    fixed(
      `${at}.when`,
      JSON.stringify(
        withNumbers(
          rule.when,
          numbers.map(() => 0),
        ),
      ),
    ),
    fixed(`${at}.then`, [rule.phase, rule.outcome, rule.reason ?? '-', rule.stop ? 'stop' : 'go_on'].join(' ')),
  ];
}

const changeRule =
  (id: string, change: (rule: PolicyRule, text: string) => PolicyRule) =>
  (policy: Policy, text: string): Policy => ({
    ...policy,
    rules: policy.rules.map((rule) => (rule.id === id ? change(rule, text) : rule)),
  });

/** What is compared and never changed by hand. */
export const fixed = (path: string, value: string): PolicySlot => ({
  path,
  kind: 'fixed',
  value,
  change: (policy) => policy,
});
