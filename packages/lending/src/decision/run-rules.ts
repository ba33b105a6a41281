import { evaluateExpression } from './expression/evaluate-expression.ts';
import type { Variables } from './expression/expression.ts';
import { POLICY_PHASES, type PolicyPhase, type PolicyRule } from './policy.ts';

/** Result of one rule. Skipped: data that it needs was not collected. */
export interface RuleTrace {
  readonly rule: string;
  readonly phase: PolicyPhase;
  readonly result: 'fired' | 'not_fired' | 'skipped';
  /** Names of the missing variables for which it was skipped. */
  readonly missing: readonly string[];
}

/** Results of the rules of a policy: the rules that were evaluated, and those that fired. */
export interface RuleRun {
  readonly trace: readonly RuleTrace[];
  readonly fired: readonly PolicyRule[];
}

/** Evaluates the rules that are on, phase by phase, until one that stops fires. */
export function runRules(rules: readonly PolicyRule[], facts: Variables): RuleRun {
  const trace: RuleTrace[] = [];
  const fired: PolicyRule[] = [];
  const enabled = rules.filter((rule) => rule.enabled);
  for (const rule of POLICY_PHASES.flatMap((phase) => enabled.filter((candidate) => candidate.phase === phase))) {
    const answer = evaluateExpression(rule.when, facts);
    const fires = answer.known && answer.value === true;
    const result = !answer.known ? 'skipped' : fires ? 'fired' : 'not_fired';
    trace.push({ rule: rule.id, phase: rule.phase, result, missing: answer.known ? [] : answer.missing });
    if (fires) fired.push(rule);
    if (fires && rule.stop) break;
  }
  return { trace, fired };
}
