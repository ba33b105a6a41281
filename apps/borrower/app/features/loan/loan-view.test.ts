import { plainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { sampleInstalment, sampleLoan } from './loan.sample.ts';
import { dayOf, loanView } from './loan-view.ts';

test('a loan shows what is due, when, and what paying today saves', () => {
  expect(loanView(sampleLoan(), [sampleInstalment()])).toMatchObject({
    state: 'owed',
    dueAmount: '$3696.00',
    dueDay: 'lunes 21.12.2026',
    payoffToday: '$3120.00',
    saving: '$576.00',
    payout: { account: 'BBVA México ••1234', trackingKey: null },
  });
});

test('where paying today costs as much, no saving is promised', () => {
  expect(loanView(sampleLoan({ payoffToday: centavos(369_600) }), []).saving).toBeNull();
});

test('the parts of a repayment add up to it', () => {
  const [instalment] = loanView(sampleLoan(), [sampleInstalment()]).instalments;
  const pesos = Object.values(instalment?.parts ?? {}).map((text) => Number(text.slice(1)));
  expect(pesos.reduce((sum, part) => sum + part, 0)).toBe(3696);
});

test('what is open is told only where a part was paid', () => {
  const open = (outstanding: number) =>
    loanView(sampleLoan(), [sampleInstalment({ outstanding: centavos(outstanding) })]).instalments[0]?.outstanding;
  expect(open(369_600)).toBeNull();
  expect(open(100_000)).toBe('$1000.00');
  expect(open(0)).toBeNull();
});

test.each([
  [LOAN_STATUS.paid, 'paid'],
  [LOAN_STATUS.onHold, 'onHold'],
  [LOAN_STATUS.soldDebt, 'elsewhere'],
  [LOAN_STATUS.writeOff, 'elsewhere'],
] as const)('a loan in status %i is shown as %s', (status, state) => {
  expect(loanView(sampleLoan({ status }), []).state).toBe(state);
});

test('a payment shows its own day and a way of paying that we have words for', () => {
  const payment = { id: 'p', amount: centavos(100), paidAt: '2026-12-01T03:00:00Z', paidOn: plainDate('2026-11-30') };
  const { payments } = loanView(sampleLoan({ payments: [{ ...payment, method: 'pigeon' }] }), []);
  expect(payments).toEqual([{ id: 'p', date: '30.11.2026', amount: '$1.00', method: 'other' }]);
});

test('a moment is told by its day in Mexico', () => {
  expect(dayOf('2026-12-01T03:00:00Z')).toBe('30.11.2026');
});
