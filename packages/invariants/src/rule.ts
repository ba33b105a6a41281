import type { RecordedCall } from './world/trace.ts';
import type { World } from './world/world.ts';

export const RULE_CODES = [
  'quote_sums',
  'loan_sums',
  'quote_is_booked',
  'no_other_transition',
  'repeats_change_nothing',
  'notices_again',
  'any_order',
  'days_between',
  'rounding',
  'annual_cost',
  'position_by_terms',
  'limits_at_once',
  'own_eyes_only',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

/** Needs that a rule may have of the person who runs it. */
export const NEEDS = ['staff', 'checker', 'phone', 'clock'] as const;
export type Need = (typeof NEEDS)[number];

/** One thing that no lending server may break. */
export interface Rule {
  readonly code: RuleCode;
  /** Rule in one sentence for people. */
  readonly sentence: { readonly en: string; readonly es: string };
  /** Reason why it has to hold. */
  readonly reason: string;
  readonly needs: readonly Need[];
  /**
   * Checks the server. @returns how many cases were tried, one or more
   *
   * @throws Broken when the rule does not hold
   * @throws CannotRun when that cannot be known
   */
  check(world: World): Promise<number>;
}

/** Facts with which a breach can be reproduced. */
export interface Breach {
  /** Description of the breach, with its figures. */
  readonly what: string;
  /** Smallest case that shows the breach, as it was drawn; absent where nothing was drawn. */
  readonly counterexample?: string;
  /** Path of the fast-check run that showed the breach, for the same seed. */
  readonly path?: string;
  /** Calls that show the breach, in order. */
  readonly calls: readonly RecordedCall[];
}

/** Result of checking one rule. `not_run` says nothing about whether the rule holds. */
export type Finding = { readonly rule: RuleCode } & (
  | { readonly outcome: 'held'; readonly tries: number }
  | ({ readonly outcome: 'broken' } & Breach)
  | { readonly outcome: 'not_run'; readonly why: string }
);
