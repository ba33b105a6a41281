/**
 * Increased whenever the same policy and variables could give another decision. Stored with every decision.
 *
 * - 1: an attribute that was not collected added nothing to the score, so that no answer could score better than a bad
 *   one
 * - 2: where it could have taken points away, a missing answer prevents an offer; so does a required variable that is
 *   missing and that nothing reads
 */
export const DECISION_ENGINE_VERSIONS = [1, 2] as const;
export type DecisionEngineVersion = (typeof DECISION_ENGINE_VERSIONS)[number];
export const DECISION_ENGINE_VERSION: DecisionEngineVersion = 2;
