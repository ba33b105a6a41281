import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import { type DecisionRecord, priceInputs, storedVariables } from '../decisions/index.ts';
import {
  policyOfVersion,
  readPolicyOfThen,
  runningShadows,
  type ShadowRecord,
  shadowPolicy,
} from '../policies/index.ts';
import { productOfVersion } from '../pricing/index.ts';
import { type Verdicts, verdictsOf } from './decide-twice.ts';
import { rulesBetween } from './sum-test.policy.ts';

interface Decided {
  readonly clientId: string;
  readonly decisionId: string;
}

/**
 * Decides again what the engine decided, by every draft that ran beside it then, on what is stored with the decision:
 * no provider or client is asked. For an application that was decided twice the later decision counts.
 */
export const decideInShadowJob =
  (services: Services) =>
  ({ clientId, decisionId }: Decided): Promise<void> =>
    inTransaction(services.db, async (tx) => {
      const decision = await tx
        .selectFrom('decision')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('id', '=', decisionId)
        .executeTakeFirstOrThrow();
      for (const shadow of await runningShadows(tx, decision.decided_at)) {
        const verdicts = await shadowVerdicts(tx, decision, shadow);
        await keepVerdict(tx, { decision, shadow, verdicts });
      }
    });

async function shadowVerdicts(tx: Tx, decision: DecisionRecord, shadow: ShadowRecord): Promise<Verdicts> {
  const version = { name: decision.policy, version: decision.policy_version };
  const live = readPolicyOfThen(await policyOfVersion(tx, version));
  const draft = shadowPolicy(shadow);
  if (!draft) return { missing: [] };
  const inputs = priceInputs.parse(decision.inputs);
  const product = await productOfVersion(tx, inputs.productVersion);
  return verdictsOf({ live, draft }, { product, inputs, variables: storedVariables.parse(decision.variables) });
}

interface Kept {
  readonly decision: DecisionRecord;
  readonly shadow: ShadowRecord;
  readonly verdicts: Verdicts;
}

async function keepVerdict(tx: Tx, { decision, shadow, verdicts }: Kept): Promise<void> {
  const said =
    'draft' in verdicts
      ? {
          outcome: verdicts.draft.outcome,
          amount_centavos: verdicts.draft.amountCentavos,
          reasons: [...verdicts.draft.reasons],
          rules: rulesBetween(verdicts.live, verdicts.draft),
          missing: [],
        }
      : { outcome: null, amount_centavos: null, reasons: [], rules: [], missing: [...verdicts.missing] };
  const found = { decision_id: decision.id, ...said };
  const { client_id, application_id } = decision;
  await tx
    .insertInto('policy_shadow_verdict')
    .values({ shadow_id: shadow.id, client_id, application_id, ...found })
    .onConflict((already) =>
      already
        .columns(['client_id', 'shadow_id', 'application_id'])
        .doUpdateSet(found)
        // Jobs overtake one another: an earlier decision that comes late changes nothing.
        .where('policy_shadow_verdict.decision_id', '<=', sql<string>`excluded.decision_id`),
    )
    .execute();
}
