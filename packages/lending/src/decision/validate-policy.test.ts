import { describe, expect, it } from 'vitest';
import { MX_STL_POLICY_2 } from './mx-stl-2.data.ts';
import type { Policy, PolicyRule } from './policy.ts';
import { validatePolicy } from './validate-policy.ts';

const rule: PolicyRule = {
  id: 'X1',
  phase: 'knockout',
  enabled: true,
  when: ['lt', 'ageYears', 18],
  outcome: 'rejected',
  reason: 'AGE',
  stop: true,
};
const withRule = (parts: object): Policy => ({
  ...MX_STL_POLICY_2,
  rules: [...MX_STL_POLICY_2.rules, { ...rule, ...parts }],
});
const withBins = (...bins: Policy['scorecard']['attributes'][number]['bins']): Policy => ({
  ...MX_STL_POLICY_2,
  scorecard: { base: 400, attributes: [{ variable: 'closedLoans', enabled: true, bins }] },
});
const problemsOf = (policy: Policy) => {
  const result = validatePolicy(policy);
  return result.ok ? [] : result.problem.problems;
};

describe('validatePolicy', () => {
  it('the default policy is valid', () => {
    expect(validatePolicy(MX_STL_POLICY_2)).toEqual({ ok: true, value: MX_STL_POLICY_2 });
  });
  it.each<[string, object]>([
    ['duplicate_rule', { id: 'K1' }],
    ['not_a_condition', { when: ['add', 'ageYears', 1] }],
    ['invalid_expression', { when: ['lt', 'shoeSize', 18] }],
    ['unknown_phase', { phase: 'afterwards' }],
    ['unknown_outcome', { outcome: 'terminated' }],
    ['unknown_reason', { reason: 'MOOD' }],
    ['reason_missing', { reason: undefined }],
  ])('validation finds %s', (code, parts) => {
    expect(problemsOf(withRule(parts)).map((problem) => problem.code)).toEqual([code]);
  });
  it('validation finds an enabled rule that reads an optional variable, however deep in its condition', () => {
    const when = ['and', ['not', 'bankVerified'], ['gt', ['mul', 'captchaScore', 2], 'score']];
    expect(problemsOf(withRule({ when }))).toEqual([
      { code: 'optional_variable', rule: 'X1', variable: 'bankVerified' },
      { code: 'optional_variable', rule: 'X1', variable: 'captchaScore' },
    ]);
    expect(problemsOf(withRule({ when, enabled: false }))).toEqual([]);
    expect(problemsOf(withRule({ when: ['in', 'clientKind', ['bankVerified']] }))).toEqual([]);
  });
  it('validation finds a variable that the engine itself sets', () => {
    expect(
      problemsOf({ ...MX_STL_POLICY_2, variables: { ...MX_STL_POLICY_2.variables, score: { type: 'number' } } }),
    ).toEqual([{ code: 'reserved_variable', name: 'score' }]);
  });
  it('validation finds bins that overlap, also when they are not in order', () => {
    expect(problemsOf(withBins([3, null, 70], [1, 3, 30]))).toEqual([
      { code: 'bins_overlap', variable: 'closedLoans' },
    ]);
    expect(problemsOf(withBins([5, 4, 1]))).toEqual([{ code: 'bins_overlap', variable: 'closedLoans' }]);
    expect(problemsOf(withBins([3, null, 70], [1, 2, 30]))).toEqual([]);
  });
  it('validation finds an attribute that is no number', () => {
    const attributes = [{ variable: 'clientKind', enabled: true, bins: [] }];
    expect(problemsOf({ ...MX_STL_POLICY_2, scorecard: { base: 0, attributes } })).toEqual([
      { code: 'not_scorable', variable: 'clientKind' },
    ]);
  });
  it('validation finds bands and steps out of order, and shares that are no decimals', () => {
    expect(problemsOf({ ...MX_STL_POLICY_2, bands: [...MX_STL_POLICY_2.bands].reverse() })).toEqual([
      { code: 'bands_out_of_order' },
    ]);
    expect(problemsOf({ ...MX_STL_POLICY_2, ladder: [{ upToDaysLate: 3, factor: '40 %' }] })).toEqual([
      { code: 'ladder_out_of_order' },
      { code: 'not_a_decimal', text: '40 %' },
    ]);
  });
  it('validation finds a policy that can approve nothing, and a version that is not positive', () => {
    const rules = MX_STL_POLICY_2.rules.map((each) => (each.id === 'A5' ? { ...each, enabled: false } : each));
    expect(problemsOf({ ...MX_STL_POLICY_2, rules })).toEqual([{ code: 'nothing_approved' }]);
    expect(problemsOf({ ...MX_STL_POLICY_2, version: 0 })).toEqual([{ code: 'version_not_positive', version: 0 }]);
  });
});
