import { STAFF_TASK_KINDS } from '@lender/contract';
import { expect, test } from 'vitest';
import { taskDueAt } from './task-due.policy.ts';

const openedAt = new Date('2026-11-20T15:00:00.000Z');

test.each(STAFF_TASK_KINDS)('a task of kind %s is due after it was opened, and within a week', (kind) => {
  const hours = (taskDueAt(kind, openedAt).getTime() - openedAt.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(0);
  expect(hours).toBeLessThanOrEqual(168);
});

test('a returned payout is due within four hours', () => {
  expect(taskDueAt('payout_returned', openedAt)).toEqual(new Date('2026-11-20T19:00:00.000Z'));
});
