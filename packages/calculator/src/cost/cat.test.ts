import { centavos } from '@lender/money';
import { describe, expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import { type CatPeriods, type CatQuestion, cat } from './cat.ts';

const paid = (amount: number, ...dates: string[]) =>
  dates.map((date) => ({ date: plainDate(date), amountCentavos: centavos(amount) }));

const single: CatQuestion = {
  principalCentavos: centavos(300_000),
  payoutDate: plainDate('2026-11-21'),
  payments: paid(360_000, '2026-12-21'),
};
const monthly: CatQuestion = {
  principalCentavos: centavos(300_000),
  payoutDate: plainDate('2026-01-31'),
  payments: paid(110_000, '2026-02-28', '2026-03-31', '2026-04-30'),
  payDays: { cycle: 'monthly', payDates: [plainDate('2026-02-28'), plainDate('2026-03-31')] },
};

describe('cat', () => {
  test('the CAT counts actual days for a single payment', () => {
    expect(cat(single)).toMatchObject({ ok: true, value: { percent: 819.1, periods: 'days/365' } });
  });

  test('the CAT counts equal periods when every payment is due on the next pay day', () => {
    expect(cat(monthly)).toMatchObject({ ok: true, value: { periods: 'k/12' } });
  });

  test.each([
    ['weekly', 'k/52', ['2026-11-28', '2026-12-05'], ['2026-11-28', '2026-12-05']],
    ['biweekly', 'k/26', ['2026-12-05', '2026-12-19'], ['2026-12-05', '2026-12-19']],
    ['semi_monthly', 'k/24', ['2026-11-30', '2026-12-15'], ['2026-12-15', '2026-12-30']],
    ['monthly', 'k/12', ['2026-12-21', '2027-01-21'], ['2026-12-21', '2027-01-21']],
  ] as const)('the CAT of two payments, %s, counts %s of a year each', (cycle, periods, payDates, paidOn) => {
    const { value } = cat({
      principalCentavos: centavos(300_000),
      payoutDate: plainDate(cycle === 'semi_monthly' ? '2026-11-30' : '2026-11-21'),
      payments: paid(157_500, ...paidOn),
      payDays: { cycle, payDates: [plainDate(payDates[0]), plainDate(payDates[1])] },
    }) as { readonly value: { readonly percent: number; readonly periods: string } };
    // 3000 pesos repaid by 1575 twice: v + v² = 3000/1575 gives the rate per period.
    const perPeriod = 2 / (Math.sqrt(1 + (4 * 3000) / 1575) - 1) - 1;
    const yearly = (1 + perPeriod) ** Number(periods.slice(2)) - 1;
    expect(value).toMatchObject({ periods, percent: Number((yearly * 100).toFixed(1)) });
  });

  test('the CAT counts actual days when a pay day was left out', () => {
    const payments = paid(165_000, '2026-02-28', '2026-04-30');
    expect(cat({ ...monthly, payments })).toMatchObject({ ok: true, value: { periods: 'days/365' } });
  });

  test('the CAT counts actual days when the loan did not start on a pay day', () => {
    const payoutDate = plainDate('2026-02-03');
    expect(cat({ ...monthly, payoutDate })).toMatchObject({ ok: true, value: { periods: 'days/365' } });
  });

  test('the CAT counts time by the periods that a caller names', () => {
    expect(cat({ ...single, periods: 'k/12' })).toMatchObject({ ok: true, value: { percent: 791.6, periods: 'k/12' } });
  });

  test('the CAT has no rate for periods that do not exist', () => {
    for (const periods of ['nonsense', 'k/0', 'k/13', 'constructor']) {
      expect(cat({ ...single, periods: periods as CatPeriods })).toEqual({ ok: false, problem: { code: 'no_rate' } });
    }
  });

  test('the CAT counts actual days outside the years of pay days', () => {
    const payments = [...paid(165_000, '2026-02-28'), ...paid(165_000, '2026-03-31')];
    const early = cat({ ...monthly, payoutDate: plainDate('0001-01-01'), payments });
    expect(early).toMatchObject({ ok: true, value: { periods: 'days/365' } });
  });

  test('the CAT is 0.0 for a free loan', () => {
    const free = cat({ ...single, payments: paid(300_000, '2026-12-21') });
    expect(free.ok && Object.is(free.value.percent, 0)).toBe(true);
  });
});
