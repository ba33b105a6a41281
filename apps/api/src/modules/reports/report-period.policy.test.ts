import { addDays, daysBetween, plainDate } from '@lender/calculator';
import { REPORT_DAYS } from '@lender/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportPeriodOf } from './report-period.policy.ts';

const today = plainDate('2026-11-23');

test.each([
  [{}, '2026-08-26', '2026-11-23'],
  [{ to: plainDate('2026-10-31') }, '2026-08-03', '2026-10-31'],
  [{ from: plainDate('2026-11-01') }, '2026-11-01', '2026-11-23'],
  [{ from: plainDate('2026-12-24') }, '2026-12-24', '2026-12-24'],
  [{ from: plainDate('2024-01-01') }, '2024-01-01', '2025-02-03'],
] as const)('%j is from %s to %s', (asked, from, to) => expect(reportPeriodOf(asked, { today })).toEqual({ from, to }));

test('a period that is told half is never longer than a report is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000, max: 2_000 }), fc.boolean(), (days, isFirst) => {
      const day = addDays(today, days);
      const { from, to } = reportPeriodOf(isFirst ? { from: day } : { to: day }, { today });
      expect(from <= to && daysBetween(from, to) < REPORT_DAYS).toBe(true);
    }),
  );
});
