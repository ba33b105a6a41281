import { plainDate } from '@lender/calculator';
import { expect, test } from 'vitest';
import { referenceExpiry } from './reference-expiry.policy.ts';

test.each([
  ['2026-12-10', '2026-11-22', 'cnbv-2026', '2026-12-15', 'a Thursday and the bank employees’ Saturday behind it'],
  ['2026-12-24', '2026-11-22', 'cnbv-2026', '2026-12-30', 'over Christmas and a weekend'],
  ['2026-11-20', '2026-11-23', 'cnbv-2026', '2026-11-26', 'of a loan that is late, from today on'],
  ['2026-12-24', '2026-11-22', null, '2026-12-27', 'of a paper that names no working days'],
] as const)(
  'a reference for the due date %s, requested on %s by the calendar %s, ends on %s: %s',
  (due, today, calendar, end, _why) => {
    expect(referenceExpiry({ dueDate: plainDate(due), today: plainDate(today), calendar })).toBe(end);
  },
);
