import { formatPesos } from '@lender/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatorEn } from './calculator.copy.en.ts';
import { type Asked, CONDITIONS, quoteTyped } from './quote.ts';

const asked: Asked = { amount: '3000', payoutDate: '2026-11-21', cycle: 'monthly', payDates: '2026-12-21,2027-01-21' };

test('a typed loan is priced as the package prices it', () => {
  const quoted = quoteTyped(asked, CONDITIONS);
  expect(quoted.ok && formatPesos(quoted.value.totalCentavos)).toBe('$3696.00');
  expect(quoted.ok && quoted.value.aprPercent).toBe(819.1);
});

test('the first pay day is taken where none was chosen', () => {
  const quoted = quoteTyped({ ...asked, payDates: '' }, CONDITIONS);
  expect(quoted.ok && quoted.value.dueDate).toBe('2026-12-22');
});

test('any typed input has a price, or a problem for which the page has words', () => {
  const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  const cycle = fc.constantFrom('weekly', 'biweekly', 'semi_monthly', 'monthly', 'daily');
  const day = fc.oneof(fc.string(), fc.constantFrom('0001-01-01', '1900-01-01', '2999-12-31', '9999-12-31'));
  const conditions = fc.record(
    { annualRate: text, serviceFeeRate: text, ivaRate: text, withdrawalFee: text, instalments: text, maxDays: text },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(text, day, cycle, conditions, (amount, payoutDate, payCycle, typed) => {
      const question = { amount, payoutDate: payoutDate || asked.payoutDate, cycle: payCycle, payDates: '' };
      const quoted = quoteTyped(question, { ...CONDITIONS, ...typed });
      if (!quoted.ok) expect(Object.keys(calculatorEn.problems)).toContain(quoted.problem.code);
    }),
  );
});
