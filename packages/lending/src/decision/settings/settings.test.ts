import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Setting, SettingKind } from '../../settings/setting.ts';
import { MX_STL_POLICY_2 as FIRST } from '../mx-stl-2.data.ts';
import type { Policy } from '../policy.ts';
import { validatePolicy } from '../validate-policy.ts';
import { changePolicy } from './change-policy.ts';
import { comparePolicies } from './compare-policies.ts';
import { numbersIn, withNumbers } from './expression-numbers.ts';
import { policySettings } from './policy-settings.ts';

const changed = (texts: Record<string, string>, policy: Policy = FIRST): Policy => {
  const done = changePolicy(policy, texts);
  if (!done.ok) throw new Error(JSON.stringify(done.problem));
  return done.value;
};

/** Texts for each kind of setting in policies. */
const TEXTS: Partial<Record<SettingKind, fc.Arbitrary<string>>> = {
  switch: fc.boolean().map(String),
  number: fc.oneof(
    fc.integer({ min: -1e9, max: 1e9 }).map(String),
    fc.integer({ min: 0, max: 999 }).map((n) => `0.${n}5`),
  ),
  points: fc.integer({ min: -999_999, max: 999_999 }).map(String),
  fraction: fc.integer({ min: 1, max: 999 }).map((n) => `1.${n}`),
};
const change = fc
  .constantFrom(...policySettings(FIRST).filter(({ kind }) => kind !== 'fixed'))
  .chain(({ path, kind }) => fc.tuple(fc.constant(path), TEXTS[kind] ?? fc.constant('')));

describe('the settings of a policy', () => {
  it('the settings of a policy have each path once', () => {
    const paths = policySettings(FIRST).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('a change sets the given settings, and no others', () => {
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ([path]) => path, maxLength: 8 }), (changes) => {
        const before = new Map(policySettings(FIRST).map(({ path, value }) => [path, value]));
        const reported = changes.filter(([path, text]) => before.get(path) !== text);
        const after = changed(Object.fromEntries(changes));
        const found = comparePolicies(FIRST, after).map(({ path, after: value }) => [path, Number(value) || value]);
        expect(Object.fromEntries(found)).toEqual(
          Object.fromEntries(
            reported
              .filter(([path, text]) => !isSame(before.get(path), text))
              .map(([path, text]) => [path, Number(text) || text]),
          ),
        );
      }),
    );
  });

  it('a change of settings can be undone', () => {
    fc.assert(
      fc.property(fc.uniqueArray(change, { selector: ([path]) => path, maxLength: 8 }), (changes) => {
        const after = changed(Object.fromEntries(changes));
        const undo = comparePolicies(after, FIRST).map(({ path, after: value }) => [path, value ?? '']);
        expect(changed(Object.fromEntries(undo), after)).toEqual(FIRST);
      }),
    );
  });

  it('changed settings give a valid policy in which they are in force', () => {
    const strict = changed({ 'rules.S1.numbers.0': '500', 'rules.K1_UPPER.enabled': 'true', 'asks.bankLink': 'true' });
    expect(validatePolicy(strict).ok).toBe(true);
    expect(strict.rules.find(({ id }) => id === 'S1')?.when).toEqual(['lt', 'score', 500]);
    expect(strict.rules.find(({ id }) => id === 'K1_UPPER')?.enabled).toBe(true);
    expect(strict.asks).toContain('bankLink');
  });

  it.each([
    ['rules.K99.enabled', 'true', 'unknown_setting'],
    ['rules.K1.when', '[]', 'setting_is_fixed'],
    ['rules.K1.enabled', 'yes', 'not_a_switch'],
    ['rules.K1.numbers.0', '1e3', 'not_a_number'],
    ['rules.K1.numbers.0', '', 'not_a_number'],
    ['scorecard.base', '400.5', 'not_whole'],
    ['bands.A.paymentToIncome', '35 %', 'not_a_fraction'],
    ['ladder.0.factor', '-1', 'not_a_fraction'],
  ])('the setting %s = %j is refused with %s', (path, text, code) => {
    expect(changePolicy(FIRST, { [path]: text })).toEqual({
      ok: false,
      problem: { code: 'invalid_settings', problems: [{ path, code }] },
    });
  });

  it('a comparison shows settings that only one of two policies has', () => {
    const without: Policy = { ...FIRST, rules: FIRST.rules.filter(({ id }) => id !== 'K1') };
    const paths = comparePolicies(FIRST, without).map(({ path, after }) => [path, after]);
    expect(paths).toContainEqual(['rules.K1.enabled', null]);
    expect(comparePolicies(without, FIRST)).toContainEqual({ path: 'rules.K1.numbers.0', before: null, after: '18' });
    expect(comparePolicies(FIRST, { ...FIRST, rules: FIRST.rules.toReversed() }).map(({ path }) => path)).toEqual([
      'rules.order',
    ]);
  });
});

it('the numbers of an expression are read and written in one order', () => {
  const expression = ['and', ['in', 'term', [7, 'long', 14]], ['between', ['mul', 'score', 2], 1, 5]] as const;
  expect(numbersIn(expression)).toEqual([7, 14, 2, 1, 5]);
  expect(withNumbers(expression, [70, 140, 20, 10, 50])).toEqual([
    'and',
    ['in', 'term', [70, 'long', 140]],
    ['between', ['mul', 'score', 20], 10, 50],
  ]);
});

/** The same number may be written in more than one way. */
const isSame = (before: Setting['value'] | undefined, text: string): boolean =>
  before !== undefined && before !== '' && !Number.isNaN(Number(before)) && Number(before) === Number(text);
