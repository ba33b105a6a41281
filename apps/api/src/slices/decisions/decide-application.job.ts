import { type CreditDecision, type DecisionProduct, decide, MX_STL_POLICY_1, type Variables } from '@lender/lending';
import type { Centavos } from '@lender/money';
import { lockClient } from '../../clients/lock-client.ts';
import type { Tx } from '../../database/database.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type ApplicationRecord, findApplication } from '../../lifecycle/application-record.ts';
import { isReadyForDecision, readFlowState } from '../../lifecycle/flow-state.ts';
import { moveApplication } from '../../lifecycle/move-application.ts';
import type { Product } from '../../product/product.ts';
import { pricesOfApplication } from '../../product/quote-application.ts';
import type { Services } from '../../services.ts';
import { decisionVariables } from './decision-variables.ts';

/** The policy that decides now. A new version is a new constant; stored decisions name theirs. */
const LIVE_POLICY = MX_STL_POLICY_1;

/** Decides an application, once: whoever comes second finds it decided. */
export const decideApplicationJob =
  (services: Services) =>
  ({ clientId, applicationId }: { clientId: string; applicationId: string }): Promise<void> =>
    inTransaction(services.db, async (tx) => {
      await lockClient(tx, clientId);
      const record = await findApplication(tx, { clientId, applicationId });
      if (!record || !isReadyForDecision(await readFlowState(tx, clientId, services.clock.wall()))) return;

      const { variables, decision } = await decideOn(tx, record, services);
      await storeDecision(tx, { record, variables, decision }, services);
      const moved = await moveApplication(
        tx,
        {
          record,
          to: decision.outcome,
          actor: 'server',
          by: 'system',
          reasons: decision.reasons,
          ...(decision.amountCentavos !== null && { principalCentavos: decision.amountCentavos }),
        },
        services,
      );
      if (!moved.ok)
        throw new Error(`application ${applicationId}: decision ${decision.outcome} from ${record.status}`);
    });

async function decideOn(
  tx: Tx,
  record: ApplicationRecord,
  services: Services,
): Promise<{ variables: Variables; decision: CreditDecision }> {
  const { product, today, priceOf } = await pricesOfApplication(tx, record, services);
  const asked = priceOf(record.desired_centavos as Centavos);
  if (!asked.ok) throw new Error(`application ${record.id} has no price: ${asked.code}`);
  const applicant = { record, product, policy: LIVE_POLICY, termDays: asked.value.termDays, today };
  const variables = await decisionVariables(tx, applicant);
  const totalFor = (principalCentavos: Centavos): number => {
    const offer = priceOf(principalCentavos);
    return offer.ok ? offer.value.totalCentavos : Number.POSITIVE_INFINITY;
  };
  return {
    variables,
    decision: decide({ policy: LIVE_POLICY, variables, product: decisionProduct(product), totalFor }),
  };
}

const decisionProduct = ({ limits }: Product): DecisionProduct => ({
  minimumCentavos: limits.minMainCentavos,
  maximumCentavos: limits.maxCentavos,
  firstMaximumCentavos: limits.first.maxCentavos,
  intervalCentavos: limits.stepCentavos,
  specialMinimumCentavos: limits.minMainCentavos,
  exposureMaximumCentavos: limits.maxCentavos,
  noBankProofMaximumCentavos: limits.maxCentavos,
});

async function storeDecision(
  tx: Tx,
  { record, variables, decision }: { record: ApplicationRecord; variables: Variables; decision: CreditDecision },
  { clock, newId }: Services,
): Promise<void> {
  const { now } = await clock.business(tx);
  await tx
    .insertInto('decision')
    .values({
      client_id: record.client_id,
      id: newId(),
      application_id: record.id,
      kind: 'engine',
      policy: decision.policy,
      policy_version: decision.policyVersion,
      variables: JSON.stringify(variables),
      outcome: decision.outcome,
      amount_centavos: decision.amountCentavos,
      result: JSON.stringify(decision),
      reasons: [...decision.reasons],
      decided_at: now,
    })
    .execute();
}
