import { plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { collectBy, reportedBy } from './collect-by.policy.ts';

const calendar = 'cnbv-2026';

test.each([
  ['2026-11-23', '2026-12-14', '2026-11-30', 'five working days'],
  ['2026-12-21', '2027-02-01', '2026-12-29', 'with Christmas and a weekend between'],
  ['2026-11-23', '2026-12-03', '2026-11-26', 'and leaves the shortest term'],
  ['2026-11-23', '2026-11-30', '2026-11-23', 'and is today at least, since a term was signed'],
] as const)('cash ordered on %s for a loan due on %s can be collected until %s: %s', (today, due, last, _why) => {
  expect(collectBy({ today: plainDate(today), dueDate: plainDate(due), minDays: 7, calendar })).toBe(last);
});

test('a brand has two working days to report a hand-over', () => {
  expect(reportedBy(plainDate('2026-11-26'), calendar)).toBe('2026-11-30');
  expect(reportedBy(plainDate('2026-11-26'), null)).toBe('2026-11-28');
});
