import type { DecisionEngineVersion } from './engine-version.ts';
import type { Variables } from './expression/expression.ts';
import type { Policy, ScoreAttribute } from './policy.ts';
import type { RuleTrace } from './run-rules.ts';
import type { ScorePart } from './score.ts';

interface Answered {
  readonly policy: Policy;
  readonly facts: Variables;
  readonly trace: readonly RuleTrace[];
  readonly scoreParts: readonly ScorePart[];
  readonly engineVersion: DecisionEngineVersion;
}

/** Tells whether a variable is missing without which no offer may be made. */
export function isIncomplete(answered: Answered): boolean {
  const {
    policy: { variables, scorecard },
    facts,
    trace,
    scoreParts,
    engineVersion,
  } = answered;
  // Engine 1 overlooked a missing required variable that no rule and no attribute read.
  const isMissing = (name: string) => engineVersion >= 2 && isRequired(name) && facts[name] === undefined;
  const isRequired = (name: string) => Object.hasOwn(variables, name) && variables[name]?.required === true;
  const mayCost = (name: string) =>
    engineVersion >= 2 &&
    scorecard.attributes.some((attribute) => attribute.variable === name && takesPoints(attribute));
  return (
    Object.keys(variables).some(isMissing) ||
    trace.some(
      ({ result, phase, missing }) => result === 'skipped' && (phase === 'knockout' || missing.some(isRequired)),
    ) ||
    scoreParts.some(({ result, variable }) => result === 'skipped' && (isRequired(variable) || mayCost(variable)))
  );
}

const takesPoints = ({ enabled, bins }: ScoreAttribute): boolean => enabled && bins.some(([, , points]) => points < 0);
