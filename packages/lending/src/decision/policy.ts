import type { ApplicationNeed } from '../flow/flow-vocabulary.ts';
import type { ApplicationStatusName } from '../status/application-status.ts';
import type { VariableType } from './expression/check-expression.ts';
import type { Expression } from './expression/expression.ts';
import type { ReasonCode } from './reason-codes.ts';

/**
 * The phases in which rules run, one after the other. The score is computed before `score`, the limit before
 * `affordability`.
 */
export const POLICY_PHASES = ['knockout', 'completeness', 'fraud', 'score', 'affordability'] as const;
export type PolicyPhase = (typeof POLICY_PHASES)[number];

/** The statuses in which a decision may end, the strongest first: it wins over weaker ones. */
export const DECISION_OUTCOMES = [
  'rejected',
  'decisionError',
  'verification',
  'manualVerification',
  'specialOffer',
  'yhatDecrease',
  'yhatIncrease',
  'signing',
] as const satisfies readonly ApplicationStatusName[];
export type DecisionOutcome = (typeof DECISION_OUTCOMES)[number];

export interface PolicyVariable {
  readonly type: VariableType;
  /** Nothing is approved without a required variable: it is verified manually. */
  readonly required?: boolean;
}

export interface PolicyRule {
  readonly id: string;
  readonly phase: PolicyPhase;
  /** Off when the rule's provider is not in use; this is never decided in code. */
  readonly enabled: boolean;
  readonly when: Expression;
  readonly outcome: DecisionOutcome;
  /** Absent for a plain approval. */
  readonly reason?: ReasonCode;
  /** True when no rule is evaluated after this one fires. */
  readonly stop: boolean;
}

/** Lower and upper bound (both included, `null` is open) and the points; at most one bin of an attribute may match. */
export type ScoreBin = readonly [from: number | null, to: number | null, points: number];

export interface ScoreAttribute {
  /** Name of the variable that is scored; a number. */
  readonly variable: string;
  readonly enabled: boolean;
  readonly bins: readonly ScoreBin[];
}

/** A class of risk: with a score from `fromScore`, a client may spend `paymentToIncome` of the remaining income. */
export interface ScoreBand {
  readonly band: string;
  readonly fromScore: number;
  /** A decimal fraction, such as `'0.35'`. */
  readonly paymentToIncome: string;
}

/** Step by which the limit grows with a closed loan, by the most days that the loan was ever late. */
export interface LadderStep {
  /** Last day included; `null` for any lateness beyond the steps before. */
  readonly upToDaysLate: number | null;
  /** A decimal number, such as `'1.4'`. */
  readonly factor: string;
}

/** A decision policy: plain data, versioned and self-contained. */
export interface Policy {
  readonly policy: string;
  /** A whole number from 1. */
  readonly version: number;
  /** Needs of every application, besides what every loan needs. */
  readonly asks: readonly ApplicationNeed[];
  /**
   * True when a client who paid every loan back is invited to the next one; that application is decided like any other.
   */
  readonly preApproval: boolean;
  readonly variables: Readonly<Record<string, PolicyVariable>>;
  /** Rules in the order in which they run within their phase. */
  readonly rules: readonly PolicyRule[];
  readonly scorecard: { readonly base: number; readonly attributes: readonly ScoreAttribute[] };
  /** Bands from the highest score down. A score below the last has no band and no limit. */
  readonly bands: readonly ScoreBand[];
  /** Steps in ascending order of lateness, the last one open. */
  readonly ladder: readonly LadderStep[];
}
