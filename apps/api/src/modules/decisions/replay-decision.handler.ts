import { isDeepStrictEqual } from 'node:util';
import { replayDecision } from '@lender/contract';
import { APPLICATION_STATUS, DECISION_ENGINE_VERSION } from '@lender/lending';
import { ok } from '@lender/money';
import * as z from 'zod/mini';
import { implement } from '../../implement.ts';
import type { Tx } from '../../kernel/database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { policyOfVersion, readPolicy } from '../policies/index.ts';
import { productOfVersion } from '../pricing/index.ts';
import { decideFrom, priceInputs } from './decide-from.ts';
import { type DecisionRecord, decisionResult } from './decision-record.ts';

const variablesSchema = z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.null()]));

/** What a person decided has nothing to be made again from, and neither has a decision that failed. */
export const replayDecisionHandler = implement(replayDecision, async ({ params }, { tx }) => {
  const stored = await tx.selectFrom('decision').selectAll().where('id', '=', params.id).executeTakeFirst();
  if (!stored?.inputs) return refuse('not_found');
  const { outcome, result } = await decideAgain(tx, stored);
  return ok({
    id: stored.id,
    policy: stored.policy,
    policyVersion: stored.policy_version,
    engineVersion: decisionResult.parse(stored.result).engineVersion ?? DECISION_ENGINE_VERSION,
    same: outcome === stored.outcome && isDeepStrictEqual(result, stored.result),
    outcome: stored.outcome,
    replayedOutcome: outcome,
  });
});

/** Decides once more, with the policy and the product of then; an engine that fails on what is stored comes out as that. */
async function decideAgain(tx: Tx, stored: DecisionRecord): Promise<{ outcome: number; result: unknown }> {
  const version = { name: stored.policy, version: stored.policy_version };
  const policy = readPolicy(await policyOfVersion(tx, version));
  const inputs = priceInputs.parse(stored.inputs);
  const product = await productOfVersion(tx, inputs.productVersion);
  try {
    const decision = decideFrom({ policy, product, inputs, variables: variablesSchema.parse(stored.variables) });
    return { outcome: decision.outcome, result: JSON.parse(JSON.stringify(decision)) };
  } catch {
    return { outcome: APPLICATION_STATUS.decisionError, result: undefined };
  }
}
