import { type Centavos, centavos } from '@lender/money';
import { APPLICATION_STATUS, type ApplicationStatus } from '../status/application-status.ts';
import { DECISION_ENGINE_VERSION, type DecisionEngineVersion } from './engine-version.ts';
import type { Variables } from './expression/expression.ts';
import { isIncomplete } from './is-incomplete.ts';
import { type LimitParts, limitOf, type TotalFor } from './limit.ts';
import { DECISION_OUTCOMES, type DecisionOutcome, type Policy, type PolicyRule, type ScoreBand } from './policy.ts';
import { type DecisionProduct, productVariables } from './product.ts';
import type { ReasonCode } from './reason-codes.ts';
import { type RuleTrace, runRules } from './run-rules.ts';
import { bandOf, type ScorePart, scoreOf } from './score.ts';

export interface DecisionQuestion {
  /** A policy that passed `validatePolicy`. */
  readonly policy: Policy;
  /** Everything collected. Absent means not collected; `null` means looked for and not found. */
  readonly variables: Variables;
  readonly product: DecisionProduct;
  readonly totalFor: TotalFor;
  /** Engine version of the earlier decision, for a decision that is repeated. @default the newest */
  readonly engineVersion?: DecisionEngineVersion;
}

/** A decision with everything that led to it; plain data, to be stored as it is. */
export interface CreditDecision {
  readonly engineVersion: DecisionEngineVersion;
  readonly policy: string;
  readonly policyVersion: number;
  readonly outcome: ApplicationStatus;
  /** Principal offered; `null` without an offer. */
  readonly amountCentavos: Centavos | null;
  readonly reasons: readonly ReasonCode[];
  readonly score: number;
  readonly scoreParts: readonly ScorePart[];
  readonly band: string | null;
  /** `null` without a band, or when income, obligations, term or history were not collected. */
  readonly limit: LimitParts | null;
  readonly trace: readonly RuleTrace[];
}

/**
 * Decides on an application. Pure and deterministic: the same input always gives a deep-equal decision, so that a
 * stored decision can be replayed.
 *
 * The strongest outcome among the rules that fired wins. An offer becomes manual verification when a knockout could not
 * be verified, or when a variable was missing that is required or could have taken points away; and so does an
 * application on which no rule fired.
 *
 * @throws Error when a variable does not have the type that the policy declares: a bug in what was collected
 */
export function decide({
  policy,
  variables,
  product,
  totalFor,
  engineVersion = DECISION_ENGINE_VERSION,
}: DecisionQuestion): CreditDecision {
  const { score, parts: scoreParts } = scoreOf(policy.scorecard, variables);
  const band = bandOf(policy.bands, score);
  const limit = band ? limitFor(band, { variables, product, totalFor }) : null;
  const facts: Variables = {
    ...variables,
    ...productVariables(product),
    score,
    band: band?.band ?? null,
    ...(limit && { limitCentavos: limit.limitCentavos }),
  };
  const { trace, fired } = runRules(policy.rules, facts);
  const strongest = DECISION_OUTCOMES.find((outcome) => fired.some((rule) => rule.outcome === outcome));
  const incomplete =
    !strongest || (OFFERS.has(strongest) && isIncomplete({ policy, facts, trace, scoreParts, engineVersion }));
  const outcome = incomplete ? 'manualVerification' : strongest;
  return {
    engineVersion,
    policy: policy.policy,
    policyVersion: policy.version,
    outcome: APPLICATION_STATUS[outcome],
    amountCentavos: amountOf(outcome, variables, limit),
    reasons: incomplete ? ['INCOMPLETE_DATA'] : reasonsOf(fired, outcome),
    score,
    scoreParts,
    band: band?.band ?? null,
    limit,
    trace,
  };
}

const OFFERS: ReadonlySet<DecisionOutcome> = new Set(['signing', 'yhatDecrease', 'yhatIncrease', 'specialOffer']);

function limitFor(
  { paymentToIncome }: ScoreBand,
  { variables, product, totalFor }: Omit<DecisionQuestion, 'policy'>,
): LimitParts | null {
  const { netIncomeCentavosPerMonth, obligationsCentavosPerMonth, termDays, ladderCentavos, activeBalanceCentavos } =
    variables;
  if (
    typeof netIncomeCentavosPerMonth !== 'number' ||
    typeof obligationsCentavosPerMonth !== 'number' ||
    typeof termDays !== 'number' ||
    typeof ladderCentavos !== 'number' ||
    typeof activeBalanceCentavos !== 'number'
  ) {
    return null;
  }
  return limitOf({
    netIncomeCentavosPerMonth,
    obligationsCentavosPerMonth,
    termDays,
    ladderCentavos,
    activeBalanceCentavos,
    paymentToIncome,
    product,
    totalFor,
  });
}

function amountOf(outcome: DecisionOutcome, variables: Variables, limit: LimitParts | null): Centavos | null {
  if (!OFFERS.has(outcome)) return null;
  if (outcome !== 'signing') return limit?.limitCentavos ?? null;
  const { askedCentavos } = variables;
  return typeof askedCentavos === 'number' ? centavos(askedCentavos) : null;
}

const reasonsOf = (fired: readonly PolicyRule[], outcome: DecisionOutcome): readonly ReasonCode[] => [
  ...new Set(fired.flatMap((rule) => (rule.outcome === outcome && rule.reason ? [rule.reason] : []))),
];
