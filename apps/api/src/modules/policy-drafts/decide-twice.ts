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

/** Decisions of two policies about the newest applications, and how many could not be compared. */
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
    if ('live' in both) decided.push({ applicationId, ...both });
    // Other callers are served between two decisions.
    await setImmediate();
  }
  return { decided, untestable: stored.length - decided.length };
}

/** Selects the engine's last decision about each of the newest applications. */
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

/** Both decisions, or the facts that one of them needs and that were not collected then. */
export type Verdicts =
  | { readonly live: CreditDecision; readonly draft: CreditDecision }
  | { readonly missing: readonly string[] };

/** Decides by two policies on the same facts. Never fails: `missing` is empty when one cannot decide at all. */
export function verdictsOf({ live, draft }: Policies, known: Known): Verdicts {
  const [before, after] = [attempt(live, known), attempt(draft, known)];
  if (!before || !after) return { missing: [] };
  if (before.reasons.includes(MISSING) === after.reasons.includes(MISSING)) return { live: before, draft: after };
  const needed = [missingOf(live, before, known), missingOf(draft, after, known)] as const;
  const [needy, other] = before.reasons.includes(MISSING) ? needed : needed.toReversed();
  return { missing: (needy ?? []).filter((name) => !other?.includes(name)) };
}

/** Returns the variables that a policy uses and that were not collected. */
function missingOf({ variables: declared }: Policy, { trace, scoreParts }: CreditDecision, { variables }: Known) {
  const passedOver = [
    ...trace.flatMap(({ missing }) => missing),
    ...scoreParts.flatMap(({ result, variable }) => (result === 'skipped' ? [variable] : [])),
  ];
  return Object.entries(declared).flatMap(([name, { required }]) =>
    passedOver.includes(name) || (required && variables[name] === undefined) ? [name] : [],
  );
}

/** Undefined when the stored values do not have the types that the policy declares. */
function attempt(policy: Policy, known: Known): CreditDecision | undefined {
  try {
    return decideFrom({ policy, ...known });
  } catch {
    return undefined;
  }
}
