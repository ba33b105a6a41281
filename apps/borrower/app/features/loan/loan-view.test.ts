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
    payout: { account: 'BBVA México ••1234', trackingKey: null, folio: null },
  });
});

test('no saving is promised where paying today costs as much', () => {
  expect(loanView(sampleLoan({ payoffToday: centavos(369_600) }), []).saving).toBeNull();
});

test('the parts of a repayment add up to its total', () => {
  const [instalment] = loanView(sampleLoan(), [sampleInstalment()]).instalments;
  const pesos = Object.values(instalment?.parts ?? {}).map((text) => Number(text.slice(1)));
  expect(pesos.reduce((sum, part) => sum + part, 0)).toBe(3696);
});

test('a partly paid payment shows what is still open', () => {
  const paid = centavos(50_000);
  const open = (outstanding: number, loan = sampleLoan({ paid }), status: 'upcoming' | 'overdue' = 'upcoming') =>
    loanView(loan, [sampleInstalment({ outstanding: centavos(outstanding), status })]).instalments[0]?.outstanding;
  expect(open(369_600)).toBeNull();
  expect(open(100_000)).toBe('$1000.00');
  expect(open(0)).toBeNull();
  const unpaid = sampleLoan({ paid: centavos(0) });
  expect(open(374_176, unpaid, 'overdue')).toBeNull();
  expect(open(360_000, unpaid)).toBeNull();
});

test('the row of a late payment of which nothing was paid adds the cost of being late to the agreed amount', () => {
  const loan = sampleLoan({ position: { ...sampleLoan().position, daysLate: 12 } });
  const { instalments, daysLate } = loanView(loan, [
    sampleInstalment({ number: 1, status: 'overdue', outstanding: centavos(374_176) }),
    sampleInstalment({ number: 2, status: 'overdue' }),
    sampleInstalment({ number: 3 }),
  ]);
  expect(instalments.map(({ total, lateCharge }) => [total, lateCharge])).toEqual([
    ['$3696.00', '$45.76'],
    ['$3696.00', null],
    ['$3696.00', null],
  ]);
  // The badge of the oldest instalment shows the days late of the loan.
  expect(instalments.map((one) => one.daysLate)).toEqual([12, null, null]);
  expect(daysLate).toBe(12);
});

test.each([
  [LOAN_STATUS.paid, 'paid'],
  [LOAN_STATUS.onHold, 'onHold'],
  [LOAN_STATUS.soldDebt, 'sold'],
  [LOAN_STATUS.writeOff, 'writtenOff'],
  [LOAN_STATUS.terminated, 'ended'],
] as const)('a loan in status %i is shown as %s', (status, state) => {
  expect(loanView(sampleLoan({ status }), []).state).toBe(state);
});

test.each([LOAN_STATUS.paid, LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff, LOAN_STATUS.terminated])(
  'the plan of a loan is not shown where it is no longer valid (status %i)',
  (status) => {
    expect(loanView(sampleLoan({ status }), [sampleInstalment()]).instalments).toEqual([]);
  },
);

test('a late loan shows what being late costs', () => {
  const position = sampleLoan().position;
  const outstanding = { amount: centavos(4176), amount_without_vat: centavos(3600), vat: centavos(576) };
  const late = { ...position, lateCharge: { ...position.lateCharge, outstanding } };
  expect(loanView(sampleLoan({ position: late }), []).lateCharge).toBe('$41.76');
  expect(loanView(sampleLoan(), []).lateCharge).toBeNull();
});

test('a payment shows its own day, and a known way of paying or a general word', () => {
  const payment = { id: 'p', amount: centavos(100), paidAt: '2026-12-01T03:00:00Z', paidOn: plainDate('2026-11-30') };
  const saved = (method: string) => loanView(sampleLoan({ payments: [{ ...payment, method }] }), []).payments;
  expect(saved('pigeon')).toEqual([{ id: 'p', date: '30.11.2026', amount: '$1.00', method: 'other' }]);
  expect(saved('spei')).toMatchObject([{ method: 'spei' }]);
});

test('a moment is shown as its day in Mexico', () => {
  expect(dayOf('2026-12-01T03:00:00Z')).toBe('30.11.2026');
});
