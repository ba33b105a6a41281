import type { PlainAction, PlannedAction } from '../../src/simulation/people/life.ts';
import type { Plan } from '../../src/demo/stories/plan.ts';

const steady = { months: 38, incomePesos: 18_500 };
const recent = { months: 7, incomePesos: 14_000 };
const well = { months: 60, incomePesos: 31_000 };
const poor = { months: 30, incomePesos: 900 };
const usual = { means: steady, pesos: [1_000, 3_800], termDays: 22 } as const;

const signed = (days: number, kind: PlainAction): PlannedAction => ({ from: 'signature', days, action: { kind } });
const pay = (days: number, share = 1): PlannedAction => ({
  from: 'signature',
  days,
  action: { kind: 'pay', share, by: 'store', reportedAfterDays: 0 },
});

/** The shortest lives: a test makes copies of them. */
export const FEW_LIVES: readonly Plan[] = [
  { people: 2, came: [6, 5], ...usual, withdrawsFirst: 1, actions: [pay(1)] },
  { people: 1, came: [4, 3], ...usual, actions: [] },
  { people: 1, came: [2, 1], ...usual, means: recent, verdict: 'leave' },
  { people: 1, came: [2, 1], ...usual, left: 'applied' },
];

/**
 * Plans of the people who are multiplied to a million: mostly clients who are done with a loan that they soon paid,
 * since each day that a loan is open costs an entry with seven lines, some whose loans are running or late, and
 * everything that waits now.
 */
export const MANY_LIVES: readonly Plan[] = [
  { people: 40, came: [24, 8], ...usual, withdrawsFirst: 2, actions: [pay(1)] },
  { people: 20, came: [24, 8], ...usual, means: well, withdrawsFirst: 3, actions: [pay(2)] },
  { people: 20, came: [24, 8], ...usual, means: well, termDays: 18, withdrawsFirst: 1, actions: [pay(1)] },
  { people: 30, came: [24, 6], ...usual, withdrawsFirst: 3, left: 'withdrawn' },
  { people: 20, came: [24, 6], ...usual, means: poor, withdrawsFirst: 2 },
  { people: 10, came: [24, 6], ...usual, means: recent, withdrawsFirst: 2, verdict: 'reject' },
  { people: 4, came: [20, 12], ...usual, withdrawsFirst: 2, actions: [signed(4, 'withdraw')] },
  { people: 20, came: [7, 3], ...usual, withdrawsFirst: 2, actions: [] },
  { people: 6, came: [6, 4], ...usual, withdrawsFirst: 2, actions: [signed(1, 'allow_debits')] },
  { people: 8, came: [24, 14], ...usual, termDays: 9, withdrawsFirst: 2, actions: [] },
  { people: 6, came: [10, 8], ...usual, withdrawsFirst: 2, actions: [pay(2, 0.4)] },
  { people: 12, came: [6, 3], ...usual, means: recent, withdrawsFirst: 2, verdict: 'leave' },
  { people: 6, came: [6, 3], ...usual, means: recent, withdrawsFirst: 1, verdict: 'take' },
  { people: 4, came: [6, 3], ...usual, withdrawsFirst: 2, engineFails: true },
  { people: 6, came: [6, 3], ...usual, withdrawsFirst: 2, lastLeft: 'applied' },
  { people: 6, came: [6, 3], ...usual, withdrawsFirst: 2, lastLeft: 'filled_in' },
  { people: 6, came: [1, 1], ...usual, withdrawsFirst: 2, lastLeft: 'signing' },
  { people: 4, came: [2, 1], ...usual, means: recent, withdrawsFirst: 2, verdict: 'offer', lastLeft: 'offered' },
  { people: 4, came: [5, 4], ...usual, withdrawsFirst: 2, payout: 'returned' },
];
