import { addDays, plainDate } from '@lender/calculator';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReportPeriod, reportPeriodOf } from './report-period.policy.ts';

const today = plainDate('2026-11-23');

test.each([
  [{}, '2026-08-26', '2026-11-23'],
  [{ to: plainDate('2026-10-31') }, '2026-08-03', '2026-10-31'],
  [{ from: plainDate('2026-11-01') }, '2026-11-01', '2026-11-23'],
  [{ from: plainDate('2026-12-24') }, '2026-12-24', '2026-12-24'],
  [{ from: plainDate('2024-01-01') }, '2024-01-01', '2025-02-03'],
] as const)('a request with %j is for the period from %s to %s', (asked, from, to) =>
  expect(reportPeriodOf(asked, { today })).toEqual({ from, to }),
);

test('a period with one given end is never longer than a report may be', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000, max: 2_000 }), fc.boolean(), (days, isFirst) => {
      const day = addDays(today, days);
      expect(isReportPeriod(reportPeriodOf(isFirst ? { from: day } : { to: day }, { today }))).toBe(true);
    }),
  );
});

test.each([
  ['2026-03-02', '2026-03-01', false],
  ['2026-03-01', '2026-03-01', true],
  ['2025-01-01', '2026-02-04', true],
  ['2025-01-01', '2026-02-05', false],
])('the days from %s to %s are a valid period: %s', (from, to, expected) => {
  expect(isReportPeriod({ from: plainDate(from), to: plainDate(to) })).toBe(expected);
});
