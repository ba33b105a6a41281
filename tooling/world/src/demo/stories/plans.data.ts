import type { PlainAction, PlannedAction } from '../../simulation/people/life.ts';
import type { Means } from '../people/person.ts';
import type { Plan } from './plan.ts';

const steady: Means = { months: 38, incomePesos: 18_500 };
const well: Means = { months: 60, incomePesos: 31_000 };
const tight: Means = { months: 26, incomePesos: 7_200 };
const recent: Means = { months: 7, incomePesos: 14_000 };
const brandNew: Means = { months: 1, incomePesos: 12_500 };
const poor: Means = { months: 30, incomePesos: 900 };

const due = (days: number, kind: PlainAction): PlannedAction => ({ from: 'due', days, action: { kind } });
const signed = (days: number, kind: PlainAction): PlannedAction => ({ from: 'signature', days, action: { kind } });
const pay = (days: number, share = 1, reportedAfterDays = 0): PlannedAction => ({
  from: 'due',
  days,
  action: { kind: 'pay', share, by: 'store', reportedAfterDays },
});
const transfer = (days: number, share: number): PlannedAction => ({
  from: 'due',
  days,
  action: { kind: 'pay', share, by: 'transfer', reportedAfterDays: 0 },
});

const usual = { pesos: [1_000, 3_800], termDays: 22 } as const;

/** Plans of loans that are over. */
const LOANS: readonly Plan[] = [
  { people: 9, came: [88, 34], means: steady, ...usual, actions: [pay(0)] },
  { people: 5, came: [88, 55], means: well, ...usual, termDays: 18, promoCode: 'PRIMAVERA', actions: [pay(-4)] },
  { people: 4, came: [86, 45], means: recent, ...usual, actions: [pay(0)] },
  { people: 3, came: [84, 50], means: steady, ...usual, actions: [pay(3)] },
  { people: 2, came: [84, 60], means: recent, ...usual, actions: [pay(1, 0.5), pay(9)] },
  { people: 2, came: [80, 50], means: steady, ...usual, actions: [due(4, 'waive'), pay(5)] },
  { people: 3, came: [85, 55], means: steady, ...usual, actions: [due(-1, 'extend'), pay(7)] },
  { people: 2, came: [85, 60], means: recent, ...usual, actions: [due(-2, 'extend'), due(5, 'extend'), pay(12)] },
  { people: 2, came: [70, 30], means: well, ...usual, actions: [signed(4, 'withdraw')] },
  { people: 1, came: [70, 45], means: steady, ...usual, actions: [transfer(-5, 0.4), pay(0)] },
  // In cash and in parts, within a few days: a person has to look at it.
  { people: 1, came: [30, 26], means: well, pesos: [3_600, 3_800], termDays: 18, actions: [pay(-4, 0.4), pay(-2, 0.5), pay(-1)] },
  { people: 1, came: [66, 45], means: steady, ...usual, actions: [pay(-1), due(0, 'pay_again'), due(2, 'refund')] },
];

/** Plans of loans that are late, written off or sold. */
const TROUBLE: readonly Plan[] = [
  { people: 2, came: [60, 40], means: steady, ...usual, actions: [signed(8, 'allow_debits')] },
  { people: 2, came: [25, 23], means: steady, ...usual, debits: 'poor', actions: [signed(8, 'allow_debits')] },
  { people: 1, came: [62, 50], means: well, ...usual, actions: [signed(8, 'allow_debits'), due(5, 'object_to_debits')] },
  { people: 4, came: [31, 26], means: steady, ...usual, actions: [] },
  { people: 3, came: [48, 38], means: recent, ...usual, actions: [pay(2, 0.3)] },
  { people: 2, came: [82, 70], means: steady, ...usual, actions: [] },
  { people: 2, came: [88, 80], means: recent, ...usual, actions: [due(40, 'write_off')] },
  { people: 1, came: [88, 84], means: steady, ...usual, actions: [due(30, 'write_off'), pay(45)] },
  { people: 2, came: [86, 80], means: steady, ...usual, actions: [due(35, 'sell')] },
  { people: 1, came: [88, 84], means: steady, ...usual, actions: [due(20, 'sell'), due(40, 'buy_back')] },
  { people: 3, came: [26, 20], means: steady, ...usual, actions: [due(-1, 'hold')] },
  { people: 1, came: [70, 66], means: steady, ...usual, actions: [due(-5, 'hold'), due(12, 'release'), pay(20)] },
  { people: 1, came: [60, 56], means: steady, ...usual, actions: [due(-4, 'terminate')] },
  { people: 1, came: [60, 40], means: steady, ...usual, actions: [pay(0), due(4, 'take_back')] },
  { people: 2, came: [44, 30], means: steady, ...usual, actions: [due(-2, 'pay_loose'), pay(1)] },
  { people: 2, came: [25, 22], means: steady, ...usual, actions: [due(-1, 'pay_loose')] },
];

/** Loans that run, and people who come again and again. */
const RUNNING: readonly Plan[] = [
  { people: 9, came: [18, 3], means: steady, ...usual, termDays: 26, actions: [pay(0)] },
  { people: 4, came: [15, 2], means: well, ...usual, termDays: 28, promoCode: 'BUENFIN20', actions: [pay(0)] },
  { people: 3, came: [24, 20], means: recent, ...usual, actions: [due(-2, 'extend'), pay(8)] },
  { people: 2, came: [16, 10], means: well, ...usual, termDays: 28, actions: [signed(6, 'ask_withdrawal')] },
  { people: 4, came: [86, 70], means: well, pesos: [1_500, 3_000], termDays: 14, actions: [pay(-1)], again: 2 },
  { people: 3, came: [84, 84], means: well, pesos: [1_500, 3_000], termDays: 19, actions: [pay(0)], again: 4, wantsMore: true, lastLeft: 'offered' },
  { people: 2, came: [60, 40], means: steady, ...usual, actions: [pay(-2)], refers: true },
];

/** Applications that ended without a loan. */
const ENDED: readonly Plan[] = [
  { people: 5, came: [80, 5], means: poor, pesos: [1_500, 3_000], termDays: 22 },
  { people: 3, came: [70, 8], means: recent, ...usual, verdict: 'reject' },
  { people: 3, came: [75, 10], means: steady, ...usual, left: 'applied' },
  { people: 2, came: [75, 12], means: steady, ...usual, left: 'signing' },
  { people: 2, came: [60, 6], means: steady, ...usual, left: 'withdrawn' },
  { people: 1, came: [50, 20], means: tight, pesos: [3_600, 4_000], termDays: 24, left: 'offered' },
];

/** Plans of applications that wait now. */
const WAITING: readonly Plan[] = [
  { people: 3, came: [6, 0], means: steady, ...usual, left: 'registered' },
  { people: 3, came: [5, 0], means: steady, ...usual, left: 'applied' },
  { people: 2, came: [4, 0], means: steady, ...usual, left: 'filled_in' },
  { people: 4, came: [1, 0], means: steady, ...usual, left: 'signing' },
  { people: 9, came: [2, 0], means: recent, ...usual, verdict: 'leave' },
  { people: 4, came: [0, 0], means: brandNew, ...usual, verdict: 'leave' },
  { people: 4, came: [2, 0], means: recent, ...usual, verdict: 'take' },
  { people: 4, came: [3, 1], means: recent, ...usual, verdict: 'ask', left: 'asked' },
  { people: 3, came: [2, 1], means: recent, ...usual, verdict: 'offer', left: 'offered' },
  { people: 3, came: [2, 0], means: tight, pesos: [3_600, 4_000], termDays: 24, left: 'offered' },
  { people: 2, came: [1, 0], means: steady, ...usual, engineFails: true },
  { people: 2, came: [3, 2], means: steady, ...usual, payout: 'returned' },
  { people: 1, came: [4, 3], means: steady, ...usual, payout: 'comes_back' },
  { people: 1, came: [2, 1], means: well, ...usual, payout: 'refused' },
];

/** Plans of all people who ever came to the demo's lender. */
export const PLANS: readonly Plan[] = [...LOANS, ...TROUBLE, ...RUNNING, ...ENDED, ...WAITING];
