import { centavos } from '@lender/money';
import { expect, test } from 'vitest';
import { sampleInstalment, sampleLoan } from './loan.sample.ts';
import { loanView } from './loan-view.ts';

test.each([3_241, 3_731])('a late payment of which a part was paid shows the open %i and the days late', (open) => {
  const loan = sampleLoan({ paid: centavos(1_000), position: { ...sampleLoan().position, daysLate: 12 } });
  const overdue = sampleInstalment({ status: 'overdue', outstanding: centavos(open * 100) });
  const [row] = loanView(loan, [overdue]).instalments;
  expect(row).toMatchObject({ outstanding: `$${open}.00`, lateCharge: null, daysLate: 12 });
});
