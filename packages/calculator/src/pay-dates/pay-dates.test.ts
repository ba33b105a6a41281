import { expect, test } from 'vitest';
import { formatPayDates, parsePayDates } from './pay-dates.ts';

test('pay dates are read back as they were written', () => {
  const parsed = parsePayDates('2026-11-30,2026-12-15');
  expect(parsed).toEqual({ ok: true, value: ['2026-11-30', '2026-12-15'] });
  expect(parsed.ok && formatPayDates(parsed.value)).toBe('2026-11-30,2026-12-15');
});

test.each([
  '',
  '2026-11-30',
  '2026-11-30,',
  '2026-12-15,2026-11-30',
  '2026-11-30,2026-11-30',
  '2026-11-30,2026-12-15,2026-12-30',
  '2026-11-31,2026-12-15',
  '2026-11-30, 2026-12-15',
])('the pay dates %j are refused', (text) => {
  expect(parsePayDates(text)).toEqual({ ok: false, problem: { code: 'pay_dates_invalid' } });
});
