import { setImmediate } from 'node:timers/promises';
import type { CreditDecision, Policy, ReasonCode } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { type DecisionSource, decideFrom, priceInputs, storedVariables } from '../decisions/index.ts';
import { type Product, productOfVersion } from '../pricing/index.ts';
import type { DecidedTwice } from './sum-test.policy.ts';

export interface Policies {
  readonly live: Policy;
  readonly draft: Policy;
}

/** What two policies say about the newest applications, and how many of those they could not be compared on. */
export interface Comparison {
  readonly decided: readonly DecidedTwice[];
  readonly untestable: number;
}

/** Decides the newest applications by two policies, on what was known when they were decided. */
export async function decideTwice(tx: Tx, policies: Policies, applications: number): Promise<Comparison> {
  const stored = await newestDecisions(tx, applications);
  const products = new Map<number, Product>();
  const decided: DecidedTwice[] = [];
  for (const { application_id: applicationId, inputs: storedInputs, variables } of stored) {
    const inputs = priceInputs.parse(storedInputs);
    const { productVersion: version } = inputs;
    const product = products.get(version) ?? (await productOfVersion(tx, version));
    products.set(version, product);
    const both = verdictsOf(policies, { product, inputs, variables: storedVariables.parse(variables) });
    if (both) decided.push({ applicationId, ...both });
    // Other callers are served between two decisions.
    await setImmediate();
  }
  return { decided, untestable: stored.length - decided.length };
}

/** The last decision of the engine about each of the newest applications. */
const newestDecisions = (tx: Tx, applications: number) =>
  tx
    .selectFrom('decision as newest')
    .select(['newest.application_id', 'newest.inputs', 'newest.variables'])
    .where('newest.kind', '=', 'engine')
    .where('newest.inputs', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('decision as later')
            .select('later.id')
            // The rows of one client lie together; an application has one client.
            .whereRef('later.client_id', '=', 'newest.client_id')
            .whereRef('later.application_id', '=', 'newest.application_id')
            .where('later.kind', '=', 'engine')
            .where('later.inputs', 'is not', null)
            .whereRef('later.id', '>', 'newest.id'),
        ),
      ),
    )
    .orderBy('newest.id', 'desc')
    .limit(applications)
    .execute();

type Known = Omit<DecisionSource, 'policy'>;

const MISSING: ReasonCode = 'INCOMPLETE_DATA';

/** Both decisions; nothing where a policy needs what was not asked for then, so that the difference would say nothing. */
function verdictsOf({ live, draft }: Policies, known: Known): Pick<DecidedTwice, 'live' | 'draft'> | undefined {
  const [before, after] = [attempt(live, known), attempt(draft, known)];
  if (!before || !after) return undefined;
  if (before.reasons.includes(MISSING) !== after.reasons.includes(MISSING)) return undefined;
  return { live: before, draft: after };
}

/** Nothing where what was stored then is not of the types that the policy declares. */
function attempt(policy: Policy, known: Known): CreditDecision | undefined {
  try {
    return decideFrom({ policy, ...known });
  } catch {
    return undefined;
  }
}
