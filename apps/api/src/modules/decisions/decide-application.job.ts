import {
  APPLICATION_STATUS,
  type ApplicationStatus,
  DECISION_ENGINE_VERSION,
  isReadyForDecision,
  type Policy,
} from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/transaction.ts';
import type { Services } from '../../services.ts';
import {
  type ApplicationRecord,
  findApplication,
  moveApplication,
  needStates,
  notifyMissing,
  quoteRequestOf,
  readFlowState,
  reopenNeed,
} from '../applications/index.ts';
import { lockClient } from '../clients/index.ts';
import { activePolicy, isShadowed, POLICY_NAME, readPolicy } from '../policies/index.ts';
import { pricingContextOfApplication, quote } from '../pricing/index.ts';
import { type DecisionSource, decideFrom } from './decide-from.ts';
import { storeDecision } from './decision-record.ts';
import { failedDecisions } from './failed-decisions.ts';
import { needsAfter } from './needs-after.policy.ts';
import { collect } from './variables/collect.ts';
import { originsOf, variablesOf } from './variables/collected.ts';
import type { VariableOrigins } from './variables/stored-variables.ts';

interface Ask {
  readonly clientId: string;
  readonly applicationId: string;
}

/** Number of retries of a failed decision before a person takes over. */
const RETRIES = 3;

/**
 * Decides an application, once: a second run finds it decided. When the engine itself fails, the application says so
 * (401) and the queue tries the job again; after the last retry a person decides.
 */
export const decideApplicationJob =
  (services: Services) =>
  async (ask: Ask): Promise<void> => {
    let failure: unknown;
    const outcome = await inTransaction(services.db, (tx) => decideApplication(tx, ask, services)).catch((error) => {
      failure = error;
      const message = error instanceof Error ? error.message : 'unknown';
      services.log.error({ event: 'decision.failed', applicationId: ask.applicationId, err: { message } });
      return inTransaction(services.db, (tx) => giveUpOrRetry(tx, ask, services));
    });
    if (outcome === APPLICATION_STATUS.decisionError)
      throw new Error(`application ${ask.applicationId} is not decided yet`, { cause: failure });
  };

async function decideApplication(tx: Tx, ask: Ask, services: Services): Promise<ApplicationStatus | undefined> {
  const record = await undecided(tx, ask, services);
  if (!record) return undefined;
  const { now } = await services.clock.business(tx);
  const row = await activePolicy(tx, now);
  if (!row) throw new Error(`no policy ${POLICY_NAME} is live`);
  const source = await sourceOf(tx, { record, policy: readPolicy(row) }, services);
  const decision = decideFrom(source);
  const { policy, policyVersion, outcome, amountCentavos, reasons } = decision;
  const { variables, inputs, origins } = source;
  const facts = { policy, policyVersion, variables, origins, inputs, result: decision } as const;
  const verdict = { record, kind: 'engine', outcome, amountCentavos, reasons, ...facts } as const;
  const decisionId = await storeDecision(tx, verdict, services);
  const moved = await move(tx, { record, to: outcome, reasons, principalCentavos: amountCentavos }, services);
  // The draft policy runs in a job of its own: whatever it returns and however it fails, this decision is already made.
  if (await isShadowed(tx, now))
    await services.jobs.enqueue(tx, 'decide-in-shadow', { clientId: record.client_id, decisionId });
  if (outcome === APPLICATION_STATUS.verification)
    await askForMissing(tx, { record: moved, source, reasons }, services);
  return outcome;
}

async function askForMissing(
  tx: Tx,
  { record, source, reasons }: Pick<Moving, 'record' | 'reasons'> & { readonly source: DecisionSource },
  services: Services,
): Promise<void> {
  const hasPhotos = source.variables.idDocumentsComplete === true;
  const states = await needStates(tx, record);
  const of = { clientId: record.client_id, applicationId: record.id } as const;
  const needs = needsAfter({ reasons, hasPhotos, asks: source.policy.asks, states });
  for (const need of needs) await reopenNeed(tx, { ...of, need, objections: [] }, services);
  await notifyMissing(tx, { record, needs }, services);
}

/** Finds the application while it waits for its decision and has all the data for one. */
async function undecided(tx: Tx, ask: Ask, { clock }: Services): Promise<ApplicationRecord | undefined> {
  await lockClient(tx, ask.clientId);
  const record = await findApplication(tx, ask);
  return record && isReadyForDecision(await readFlowState(tx, ask.clientId, clock.wall())) ? record : undefined;
}

/** Collects everything that the decision is made from, priced for the amount that the client asked for. */
async function sourceOf(
  tx: Tx,
  { record, policy }: { record: ApplicationRecord; policy: Policy },
  services: Services,
): Promise<DecisionSource & { readonly origins: VariableOrigins }> {
  const context = await pricingContextOfApplication(tx, record, services);
  const request = quoteRequestOf({ ...record, principal_centavos: record.desired_centavos });
  const asked = quote(request, context);
  if (!asked.ok) throw new Error(`application ${record.id} has no price: ${asked.problem.code}`);
  const { product, payoutDate, isFirstLoan, promotion = null } = context;
  const payoutMethod = record.payout_method;
  const { payCycle: cycle, payDates } = request;
  const { termDays } = asked.value;
  const collected = await collect(tx, { record, product, policy, termDays, today: payoutDate }, services);
  return {
    policy,
    product,
    variables: variablesOf(collected),
    origins: originsOf(collected),
    inputs: {
      productVersion: product.version,
      cycle,
      payDates: [...payDates],
      payoutDate,
      isFirstLoan,
      payoutMethod,
      promotion,
    },
  };
}

async function giveUpOrRetry(tx: Tx, ask: Ask, services: Services): Promise<ApplicationStatus | undefined> {
  const record = await undecided(tx, ask, services);
  if (!record) return undefined;
  const { now } = await services.clock.business(tx);
  const policy = await activePolicy(tx, now);
  const isLast = (await failedDecisions(tx, record)) >= RETRIES;
  const outcome = isLast ? APPLICATION_STATUS.manualVerification : APPLICATION_STATUS.decisionError;
  const reasons = ['SYSTEM'];
  const failed = {
    policy: policy?.name ?? POLICY_NAME,
    policyVersion: policy?.version ?? 0,
    variables: {},
    origins: {},
    inputs: null,
    result: { engineVersion: DECISION_ENGINE_VERSION },
  } as const;
  await storeDecision(tx, { record, kind: 'engine', outcome, amountCentavos: null, reasons, ...failed }, services);
  await move(tx, { record, to: outcome, reasons, principalCentavos: null }, services);
  return outcome;
}

interface Moving {
  readonly record: ApplicationRecord;
  readonly to: ApplicationStatus;
  readonly reasons: readonly string[];
  readonly principalCentavos: Centavos | null;
}

async function move(tx: Tx, { principalCentavos, ...to }: Moving, services: Services): Promise<ApplicationRecord> {
  const by = { actor: 'server', by: 'system' } as const;
  const amount = principalCentavos === null ? {} : { principalCentavos };
  const moved = await moveApplication(tx, { ...to, ...by, ...amount }, services);
  if (!moved.ok) throw new Error(`application ${to.record.id}: decision ${to.to} from ${to.record.status}`);
  return moved.value;
}
