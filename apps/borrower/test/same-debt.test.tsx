import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { OwedCard } from '../app/features/home/owed-card.tsx';
import { owedView } from '../app/features/home/owed-view.ts';
import { DueCard } from '../app/features/loan/due-card.tsx';
import { sampleInstalment, sampleLoan } from '../app/features/loan/loan.sample.ts';
import { loanView } from '../app/features/loan/loan-view.ts';
import { ScheduleCard } from '../app/features/loan/schedule-card.tsx';
import { renderHtml } from './render.tsx';

const late = (daysLate: number, open: number, paid = 0) => ({
  loan: sampleLoan({
    ...{ paid: centavos(paid), position: { ...sampleLoan().position, daysLate } },
    repaymentInvoice: { amount: centavos(open), dueDays: -daysLate },
  }),
  row: sampleInstalment({ status: 'overdue', outstanding: centavos(open) }),
});
const inTime = (dueDays: number, status: 'due' | 'upcoming') => ({
  loan: sampleLoan({ repaymentInvoice: { amount: centavos(369_600), dueDays } }),
  row: sampleInstalment({ status }),
});

test.each([
  [
    'that is due in days',
    inTime(20, 'upcoming'),
    { amount: '$3696.00', when: 'Pagas<', badge: '', note: '', row: 'Por pagar' },
  ],
  [
    'that is due tomorrow',
    inTime(1, 'upcoming'),
    { amount: '$3696.00', when: 'mañana', badge: '', note: '', row: 'Por pagar' },
  ],
  ['that is due today', inTime(0, 'due'), { amount: '$3696.00', when: 'hoy', badge: '', note: '', row: 'Se paga hoy' }],
  [
    'a day late',
    late(1, 372_828),
    { amount: '$3728.28', when: 'Debes hoy', badge: 'Vencido · 1 día', row: 'Vencido · 1 día', note: 'venció ayer' },
  ],
  [
    'late and paid in part',
    late(12, 120_050, 250_000),
    {
      amount: '$1200.50',
      when: 'Debes hoy',
      badge: 'Vencido · 12 días',
      row: 'Vencido · 12 días',
      note: 'hace 12 días',
    },
  ],
])('the landing page, the loan’s page and its schedule show the same for a loan %s', (_, { loan, row }, expected) => {
  const { amount, when, badge, note } = expected;
  const view = loanView(loan, [row]);
  const owed = owedView(loan);
  const home = owed ? renderHtml(<OwedCard owed={owed} />) : '';
  const page = renderHtml(<DueCard view={view} />);
  const schedule = renderHtml(<ScheduleCard instalments={view.instalments} />);
  for (const words of [amount, 'lunes 21.12.2026', when, badge]) expect(home).toContain(words);
  for (const words of [amount, 'lunes 21.12.2026', when, note]) expect(page).toContain(words);
  for (const words of ['lunes 21.12.2026', expected.row]) expect(schedule).toContain(words);
  expect([home, page, schedule].some((html) => html.includes('Vencido') || html.includes('venció'))).toBe(badge !== '');
});
