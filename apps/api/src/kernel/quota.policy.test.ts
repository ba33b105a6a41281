import { expect, test } from 'vitest';
import { fitQuota } from './quota.policy.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const ago = (seconds: number, amount = 1) => ({ at: new Date(NOW.getTime() - seconds * 1000), amount });
const quota = { limit: 5, windowSeconds: 3_600 };
const waitOf = (uses: readonly { at: Date; amount: number }[], amount = 1) => {
  const fitted = fitQuota(uses, { quota, amount, now: NOW });
  return fitted.ok ? 0 : fitted.problem.retryAfterSeconds;
};

test('a quota has room up to its limit', () => {
  expect(waitOf([])).toBe(0);
  expect(waitOf([ago(30, 2), ago(20, 2)])).toBe(0);
});

test('a refusal by a quota says when enough of the earlier uses are too old to count', () => {
  const uses = [ago(3_500), ago(3_000), ago(600), ago(60), ago(1)];
  expect(waitOf(uses)).toBe(100);
  expect(waitOf(uses, 2)).toBe(600);
});

test('a quota makes no caller wait longer than its window, even for an amount over its limit', () => {
  expect(waitOf([ago(0.5, 5)], 5)).toBe(3_600);
  expect(waitOf([ago(10)], 9)).toBe(3_600);
});
