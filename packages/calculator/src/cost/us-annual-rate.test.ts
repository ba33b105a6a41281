import { expect, test } from 'vitest';
import { usAnnualRate } from './us-annual-rate.ts';

test('a free loan has the rate zero', () => {
  const payments = [{ amount: 100, unitPeriods: 1, fraction: 0 }];
  expect(usAnnualRate({ amount: 100, payments, unitPeriodsPerYear: 12 })).toEqual({ ok: true, value: 0 });
});

test('a loan that is not paid back has no rate', () => {
  const problem = { code: 'no_rate' };
  expect(usAnnualRate({ amount: 100, payments: [], unitPeriodsPerYear: 12 })).toEqual({ ok: false, problem });
});

const payment = { amount: 110, unitPeriods: 1, fraction: 0 };

test.each([
  ['0 unit periods a year', 0, payment],
  ['fewer', -12, payment],
  ['no number of them', Number.NaN, payment],
  ['endless ones', Number.POSITIVE_INFINITY, payment],
  ['half a unit period', 12, { ...payment, unitPeriods: 0.5 }],
  ['a payment before the loan', 12, { ...payment, unitPeriods: -1 }],
  ['a whole fraction', 12, { ...payment, fraction: 1 }],
  ['a fraction below 0', 12, { ...payment, fraction: -0.5 }],
  ['a payment that is no number', 12, { ...payment, amount: Number.NaN }],
])('a loan with %s has no rate', (_what, unitPeriodsPerYear, one) => {
  const problem = { code: 'no_rate' };
  expect(usAnnualRate({ amount: 100, payments: [one], unitPeriodsPerYear })).toEqual({ ok: false, problem });
});
