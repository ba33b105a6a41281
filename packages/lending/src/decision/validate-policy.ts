import { fail, ok, parseRate, type Result } from '@lender/money';
import {
  checkExpression,
  type ExpressionProblem,
  type VariableType,
  type VariableTypes,
} from './expression/check-expression.ts';
import { variablesOf } from './expression/variables-of.ts';
import { DECISION_OUTCOMES, POLICY_PHASES, type Policy, type PolicyRule, type ScoreAttribute } from './policy.ts';
import { REASON_CODES } from './reason-codes.ts';

export type PolicyProblem =
  | { readonly code: 'version_not_positive'; readonly version: number }
  | { readonly code: 'reserved_variable'; readonly name: string }
  | { readonly code: 'duplicate_rule'; readonly rule: string }
  | { readonly code: 'unknown_phase'; readonly rule: string }
  | { readonly code: 'unknown_outcome'; readonly rule: string }
  | { readonly code: 'unknown_reason'; readonly rule: string }
  | { readonly code: 'reason_missing'; readonly rule: string }
  | { readonly code: 'not_a_condition'; readonly rule: string }
  | { readonly code: 'optional_variable'; readonly rule: string; readonly variable: string }
  | { readonly code: 'invalid_expression'; readonly rule: string; readonly problem: ExpressionProblem }
  | { readonly code: 'not_scorable'; readonly variable: string }
  | { readonly code: 'bins_overlap'; readonly variable: string }
  | { readonly code: 'bands_out_of_order' }
  | { readonly code: 'ladder_out_of_order' }
  | { readonly code: 'not_a_decimal'; readonly text: string }
  | { readonly code: 'nothing_approved' };

export interface InvalidPolicy {
  readonly code: 'invalid_policy';
  readonly problems: readonly [PolicyProblem, ...PolicyProblem[]];
}

/** Variables that the engine adds to those of the policy. */
const ENGINE_VARIABLES: Readonly<Record<string, VariableType>> = {
  score: 'number',
  band: 'text',
  limitCentavos: 'number',
  'product.minimumCentavos': 'number',
  'product.maximumCentavos': 'number',
  'product.firstMaximumCentavos': 'number',
  'product.intervalCentavos': 'number',
  'product.specialMinimumCentavos': 'number',
  'product.exposureMaximumCentavos': 'number',
  'product.noBankProofMaximumCentavos': 'number',
};

/** Finds everything in a policy that would make a decision fail or mean something else. Nothing else may be published. */
export function validatePolicy(policy: Policy): Result<Policy, InvalidPolicy> {
  const declared = Object.entries(policy.variables).map(([name, { type }]) => [name, type] as const);
  const types: VariableTypes = new Map([...declared, ...Object.entries(ENGINE_VARIABLES)]);
  const [first, ...rest]: PolicyProblem[] = [
    ...(Number.isSafeInteger(policy.version) && policy.version > 0
      ? []
      : [{ code: 'version_not_positive', version: policy.version } as const]),
    ...declared
      .filter(([name]) => Object.hasOwn(ENGINE_VARIABLES, name))
      .map(([name]) => ({ code: 'reserved_variable', name }) as const),
    ...duplicates(policy.rules.map(({ id }) => id)).map((rule) => ({ code: 'duplicate_rule', rule }) as const),
    ...policy.rules.flatMap((rule) => ruleProblems(rule, types)),
    ...policy.rules.filter(({ enabled }) => enabled).flatMap((rule) => optionalVariables(rule, policy.variables)),
    ...policy.scorecard.attributes.flatMap((attribute) => attributeProblems(attribute, types)),
    ...tableProblems(policy),
    ...(policy.rules.some((rule) => rule.enabled && rule.outcome === 'signing')
      ? []
      : [{ code: 'nothing_approved' } as const]),
  ];
  return first ? fail({ code: 'invalid_policy', problems: [first, ...rest] }) : ok(policy);
}

const duplicates = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => names.indexOf(name) !== index);

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);

function ruleProblems(rule: PolicyRule, types: VariableTypes): PolicyProblem[] {
  const { type, problems } = checkExpression(rule.when, types);
  const found: PolicyProblem[] = problems.map((problem) => ({ code: 'invalid_expression', rule: rule.id, problem }));
  if (type && type !== 'boolean') found.push({ code: 'not_a_condition', rule: rule.id });
  if (!isOneOf(POLICY_PHASES, rule.phase)) found.push({ code: 'unknown_phase', rule: rule.id });
  if (!isOneOf(DECISION_OUTCOMES, rule.outcome)) found.push({ code: 'unknown_outcome', rule: rule.id });
  if (rule.reason === undefined) {
    if (rule.outcome !== 'signing') found.push({ code: 'reason_missing', rule: rule.id });
  } else if (!isOneOf(REASON_CODES, rule.reason)) found.push({ code: 'unknown_reason', rule: rule.id });
  return found;
}

/**
 * Returns the problems of an enabled rule that reads variables which may be missing, so that it would be skipped: they
 * have to be required.
 */
const optionalVariables = ({ id, when }: PolicyRule, declared: Policy['variables']): PolicyProblem[] =>
  variablesOf(when)
    .filter(
      (name) =>
        Object.hasOwn(declared, name) && !Object.hasOwn(ENGINE_VARIABLES, name) && declared[name]?.required !== true,
    )
    .map((variable) => ({ code: 'optional_variable', rule: id, variable }));

function attributeProblems({ variable, bins }: ScoreAttribute, types: VariableTypes): PolicyProblem[] {
  const found: PolicyProblem[] = types.get(variable) === 'number' ? [] : [{ code: 'not_scorable', variable }];
  const ascending = bins
    .map(([from, to]) => ({ from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => one.from - other.from);
  const overlap = ascending.some(
    ({ from, to }, index) => from > to || from <= (ascending[index - 1]?.to ?? Number.NaN),
  );
  if (overlap) found.push({ code: 'bins_overlap', variable });
  return found;
}

function tableProblems({ bands, ladder }: Policy): PolicyProblem[] {
  const found: PolicyProblem[] = [];
  if (bands.some(({ fromScore }, index) => fromScore >= (bands[index - 1]?.fromScore ?? Number.POSITIVE_INFINITY))) {
    found.push({ code: 'bands_out_of_order' });
  }
  const lateness = ladder.map(({ upToDaysLate }) => upToDaysLate ?? Number.POSITIVE_INFINITY);
  if (
    lateness.at(-1) !== Number.POSITIVE_INFINITY ||
    lateness.some((days, index) => days <= (lateness[index - 1] ?? -1))
  ) {
    found.push({ code: 'ladder_out_of_order' });
  }
  const decimals = [...bands.map(({ paymentToIncome }) => paymentToIncome), ...ladder.map(({ factor }) => factor)];
  return [
    ...found,
    ...decimals.filter((text) => !parseRate(text).ok).map((text) => ({ code: 'not_a_decimal', text }) as const),
  ];
}
