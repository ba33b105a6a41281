import { addDays, plainDate } from '@lender/calculator';
import { describe, expect, test } from 'vitest';
import { REMINDER_STEPS } from '../messages/index.ts';
import { stepOn } from './reminder-of.policy.ts';

const DUE = plainDate('2026-12-14');

describe('the step of a day', () => {
  test.each([
    [-4, undefined],
    [-3, 'three_days_before'],
    [-2, 'three_days_before'],
    [-1, 'day_before'],
    [0, 'due_day'],
    [1, 'one_day_late'],
    [2, 'one_day_late'],
    [3, 'three_days_late'],
    [6, 'three_days_late'],
    [7, 'seven_days_late'],
    [14, 'seven_days_late'],
    [15, 'fifteen_days_late'],
    [29, 'fifteen_days_late'],
    [30, undefined],
  ])('the reminder step %i days after the due date is %s', (days, name) => {
    expect(stepOn(addDays(DUE, days), DUE)?.name).toBe(name);
  });
});

test('the steps follow each other without a gap, and none is sent twice', () => {
  for (const [index, { firstDay, lastDay }] of REMINDER_STEPS.entries()) {
    expect(lastDay).toBeGreaterThanOrEqual(firstDay);
    const next = REMINDER_STEPS[index + 1];
    if (next) expect(next.firstDay).toBe(lastDay + 1);
  }
});
