import type { Scalar, Variables } from './expression/expression.ts';
import type { Policy, ScoreAttribute, ScoreBand, ScoreBin } from './policy.ts';

/** Points that one attribute added to the score. Skipped: its variable was not collected. */
export interface ScorePart {
  readonly variable: string;
  readonly result: 'scored' | 'skipped';
  readonly value: Scalar;
  readonly points: number;
}

export interface Score {
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

const contains = ([from, to]: ScoreBin, value: number): boolean =>
  (from === null || value >= from) && (to === null || value <= to);

function scorePart({ variable, bins }: ScoreAttribute, variables: Variables): ScorePart {
  const value = Object.hasOwn(variables, variable) ? variables[variable] : undefined;
  if (value === undefined) return { variable, result: 'skipped', value: null, points: 0 };
  const bin = typeof value === 'number' ? bins.find((candidate) => contains(candidate, value)) : undefined;
  return { variable, result: 'scored', value, points: bin?.[2] ?? 0 };
}

/** Adds up the points of the attributes that are on. A value outside every bin is worth nothing. */
export function scoreOf({ base, attributes }: Policy['scorecard'], variables: Variables): Score {
  const parts = attributes.filter(({ enabled }) => enabled).map((attribute) => scorePart(attribute, variables));
  return { score: parts.reduce((sum, part) => sum + part.points, base), parts };
}

/** Returns the best band that a score reaches, or `undefined` below the last. */
export const bandOf = (bands: readonly ScoreBand[], score: number): ScoreBand | undefined =>
  bands.find(({ fromScore }) => score >= fromScore);
