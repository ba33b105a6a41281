import { evaluateExpression } from '../decision/expression/evaluate-expression.ts';
import type { Policy } from '../decision/policy.ts';

/**
 * Tells whether a rejection so many days ago still counts, by the policy's own rule. A rule that asks for more than the
 * days counts, since nothing else is known here.
 *
 * @example
 * isCoolingOff(MX_STL_POLICY_2, 29) // → true
 */
export const isCoolingOff = (policy: Pick<Policy, 'rules'>, daysSinceRejection: number): boolean =>
  policy.rules
    .filter(({ enabled, reason }) => enabled && reason === 'COOLING_OFF')
    .some(({ when }) => {
      const answer = evaluateExpression(when, { daysSinceRejection, hasNewEvidence: false });
      return !answer.known || answer.value === true;
    });
