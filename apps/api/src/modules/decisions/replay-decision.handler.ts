import { isDeepStrictEqual } from 'node:util';
import { replayDecision } from '@lender/contract';
import { APPLICATION_STATUS, type DecisionEngineVersion } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { policyOfVersion, readPolicyOfThen } from '../policies/index.ts';
import { productOfVersion } from '../pricing/index.ts';
import { decideFrom, priceInputs } from './decide-from.ts';
import { type DecisionRecord, decisionResult } from './decision-record.ts';
import { storedVariables } from './variables/stored-variables.ts';

/** A decision by a person has no inputs to be replayed from, and neither has a decision that failed. */
export const replayDecisionHandler = implement(replayDecision, async ({ params }, { tx }) => {
  const stored = await tx.selectFrom('decision').selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!stored?.inputs) return refuse('not_found');
  const engineVersion = decisionResult.parse(stored.result).engineVersion ?? FIRST_ENGINE;
  const { outcome, result } = await decideAgain(tx, stored, engineVersion);
  return ok({
    id: stored.id,
    policy: stored.policy,
    policyVersion: stored.policy_version,
    engineVersion,
    same: outcome === stored.outcome && isDeepStrictEqual(result, stored.result),
    outcome: stored.outcome,
    replayedOutcome: outcome,
  });
});

/** Engine of earlier decisions, which did not record it. */
const FIRST_ENGINE: DecisionEngineVersion = 1;

/**
 * Decides again, with the engine, the policy and the product of then; the failure of an engine on stored inputs is a
 * result, too.
 */
async function decideAgain(
  tx: Tx,
  stored: DecisionRecord,
  engineVersion: DecisionEngineVersion,
): Promise<{ outcome: number; result: unknown }> {
  const version = { name: stored.policy, version: stored.policy_version };
  const policy = readPolicyOfThen(await policyOfVersion(tx, version));
  const inputs = priceInputs.parse(stored.inputs);
  const product = await productOfVersion(tx, inputs.productVersion);
  try {
    const decision = decideFrom(
      { policy, product, inputs, variables: storedVariables.parse(stored.variables) },
      engineVersion,
    );
    return { outcome: decision.outcome, result: JSON.parse(JSON.stringify(decision)) };
  } catch {
    return { outcome: APPLICATION_STATUS.decisionError, result: undefined };
  }
}
