import { expect, test } from 'vitest';
import { usAnnualRate } from './us-annual-rate.ts';

test('a free loan costs nothing', () => {
  const payments = [{ amount: 100, unitPeriods: 1, fraction: 0 }];
  expect(usAnnualRate({ amount: 100, payments, unitPeriodsPerYear: 12 })).toEqual({ ok: true, value: 0 });
});

test('a loan that is not paid back has no rate', () => {
  const problem = { code: 'no_rate' };
  expect(usAnnualRate({ amount: 100, payments: [], unitPeriodsPerYear: 12 })).toEqual({ ok: false, problem });
});
