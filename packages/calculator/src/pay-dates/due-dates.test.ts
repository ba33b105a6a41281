import { expect, test } from 'vitest';
import { plainDate } from '../date/plain-date.ts';
import { type DueDateQuestion, dueDate, dueDates } from './due-dates.ts';

const question: DueDateQuestion = {
  cycle: 'monthly',
  payDates: [plainDate('2026-11-23'), plainDate('2026-12-23')],
  payoutDate: plainDate('2026-11-21'),
  termBounds: { minDays: 7, maxDays: 45 },
};

test('a date 2 days away is too soon, and the one 32 days away is taken', () => {
  expect(dueDate(question)).toEqual({ ok: true, value: '2026-12-23' });
});

test.each([
  [7, 45, '2026-11-28'],
  [8, 45, '2026-12-05'],
  [14, 14, '2026-12-05'],
  [0, 45, '2026-11-28'],
])('a weekly client with a term of %d to %d days pays on %s', (minDays, maxDays, expected) => {
  const weekly = { cycle: 'weekly', payDates: [plainDate('2026-11-28'), plainDate('2026-12-05')] } as const;
  expect(dueDate({ ...question, ...weekly, termBounds: { minDays, maxDays } })).toEqual({ ok: true, value: expected });
});

test('a loan lasts a day at least', () => {
  const paidToday = { payoutDate: plainDate('2026-11-23'), termBounds: { minDays: 0, maxDays: 45 } };
  expect(dueDate({ ...question, ...paidToday })).toEqual({ ok: true, value: '2026-12-23' });
});

test('later instalments follow on consecutive pay dates', () => {
  expect(dueDates(question, 3)).toEqual({ ok: true, value: ['2026-12-23', '2027-01-23', '2027-02-23'] });
});

test('a term that holds no pay date is refused', () => {
  const termBounds = { minDays: 7, maxDays: 20 };
  const problem = { code: 'no_pay_date_in_term', ...termBounds };
  expect(dueDate({ ...question, termBounds })).toEqual({ ok: false, problem });
});

test('dates that do not follow each other are refused', () => {
  const payDates = [plainDate('2026-11-23'), plainDate('2026-12-24')] as const;
  expect(dueDate({ ...question, payDates })).toEqual({ ok: false, problem: { code: 'pay_dates_invalid' } });
});

test.each([
  [Number.NaN, 45],
  [7, Number.NaN],
  [1e9, 1e9],
  [3661, 4000],
])('no pay date is found from %d to %d days after the payout', (minDays, maxDays) => {
  const problem = { code: 'no_pay_date_in_term', minDays, maxDays };
  expect(dueDate({ ...question, termBounds: { minDays, maxDays } })).toEqual({ ok: false, problem });
});

test('a term without an end has a due date, and a fraction of a day counts as a day more', () => {
  const weekly = { cycle: 'weekly', payDates: [plainDate('2026-11-28'), plainDate('2026-12-05')] } as const;
  const termBounds = { minDays: 7.5, maxDays: Number.POSITIVE_INFINITY };
  expect(dueDate({ ...question, ...weekly, termBounds })).toEqual({ ok: true, value: '2026-12-05' });
});

test.each(['0001-01-01', '1899-12-31', '9999-12-31'])('a payout on %s is refused', (payout) => {
  const problem = { code: 'payout_date_out_of_range' };
  expect(dueDate({ ...question, payoutDate: plainDate(payout) })).toEqual({ ok: false, problem });
});

test.each([Number.NaN, 0, 1.5, 3661, 1e9])('a loan of %d instalments is refused', (instalments) => {
  expect(dueDates(question, instalments)).toEqual({ ok: false, problem: { code: 'pricing_invalid' } });
});
