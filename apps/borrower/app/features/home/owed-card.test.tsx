import { plainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { renderHtml } from '../../../test/render.tsx';
import { OwedCard } from './owed-card.tsx';
import { owedView } from './owed-view.ts';

type Loan = Parameters<typeof owedView>[0];
const loan = (differences: Partial<Loan> = {}, daysLate = 0) =>
  ({
    ...{ id: '0197a3f0-0000-7000-8000-000000000001', status: LOAN_STATUS.active, dueDate: plainDate('2026-12-21') },
    ...{ repaymentInvoice: { amount: centavos(369_600), dueDays: 20 }, position: { daysLate } },
    ...differences,
  }) as Loan;

const shown = (of: Loan): string => {
  const owed = owedView(of);
  if (!owed) throw new Error('nothing is owed');
  return renderHtml(<OwedCard owed={owed} />);
};

test('the landing page of a client who owes shows the amount, the day and where to pay', () => {
  const html = shown(loan());
  for (const words of ['$3696.00', 'el lunes 21.12.2026', 'my-loan/pay?prestamo=0197a3f0', 'Pagar'])
    expect(html).toContain(words);
  expect(html).not.toContain('Vencido');
});

test.each([
  [1, 'Vencido · 1 día'],
  [12, 'Vencido · 12 días'],
])('the landing page of a client who is %i days late says so as the page of the loan does', (days, words) => {
  const late = loan({ repaymentInvoice: { amount: centavos(400_000), dueDays: -days } }, days);
  expect(shown(late)).toContain(words);
  expect(shown(late)).toContain('Tu fecha de pago fue el lunes 21.12.2026.');
});

test.each([LOAN_STATUS.onHold, LOAN_STATUS.soldDebt, LOAN_STATUS.writeOff, LOAN_STATUS.paid])(
  'a loan that is not to be paid now (%i) is not asked for on the landing page',
  (status) => {
    expect(owedView(loan({ status }))).toBeNull();
  },
);
