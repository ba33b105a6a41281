/**
 * Outcomes for a person who tries the sandbox: how the policy that the product comes with decides, and what the
 * simulated bank does with the money.
 */
export const TEST_SCENARIOS = [
  'accepted',
  'offered_less',
  'manual',
  'rejected',
  'payout_returned',
  'payout_refused',
  'payout_comes_back',
  'payout_slow',
] as const;

/** One of {@link TEST_SCENARIOS}. */
export type TestScenario = (typeof TEST_SCENARIOS)[number];
