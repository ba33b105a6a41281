import type { getPolicyDraft, Reply } from '@lender/contract';
import { type Policy, type PolicyProblem, validatePolicy } from '@lender/lending';

type Problem = Reply<typeof getPolicyDraft>['problems'][number];

/** Returns the problems that keep a policy from deciding, in wire form. */
export function problemsOf(policy: Policy): readonly Problem[] {
  const valid = validatePolicy(policy);
  return valid.ok ? [] : valid.problem.problems.map((problem) => ({ code: problem.code, about: aboutOf(problem) }));
}

function aboutOf(problem: PolicyProblem): string | null {
  if ('rule' in problem) return problem.rule;
  if ('variable' in problem) return problem.variable;
  if ('name' in problem) return problem.name;
  return 'text' in problem ? problem.text : null;
}
