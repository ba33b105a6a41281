import { expect, test } from 'vitest';
import { payoutStatusAfter } from './payout-status.policy.ts';

const REPORTED = ['in_progress', 'completed', 'failed', 'cancelled'] as const;

test.each([
  ['queued', ['sent', 'settled', 'returned', 'cancelled']],
  ['sending', ['sent', 'settled', 'returned', 'cancelled']],
  ['sent', ['sent', 'settled', 'returned', 'cancelled']],
  ['settled', ['settled', 'settled', 'returned_after_settlement', 'returned_after_settlement']],
  ['refused', ['refused', 'refused', 'refused', 'refused']],
  ['returned', ['returned', 'returned', 'returned', 'returned']],
  ['cancelled', ['cancelled', 'cancelled', 'cancelled', 'cancelled']],
  ['returned_after_settlement', Array.from({ length: 4 }, () => 'returned_after_settlement')],
] as const)('from the status %s, a payout takes the statuses %j', (current, expected) => {
  expect(REPORTED.map((reported) => payoutStatusAfter(current, reported))).toEqual(expected);
});
