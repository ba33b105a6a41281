import { plainDate } from '@lender/calculator';
import type { getActiveLoan, Reply } from '@lender/contract';
import { centavos, chargeWithIva } from '@lender/money';

type Rollover = Reply<typeof getActiveLoan>['rollovers'][number];

const charge = (net: number): Rollover['invoices'][number]['interest'] => {
  const { grossCentavos, netCentavos, ivaCentavos } = chargeWithIva(centavos(net));
  return { amount: grossCentavos, amount_without_vat: netCentavos, vat: ivaCentavos };
};

/** Returns an extension by seven days for $696, of the test loan of $3000. */
export const sampleExtension = (status: 'draft' | 'unpaid' = 'draft'): Rollover => ({
  id: '0197a3f0-0000-7000-8000-000000000007',
  type: 'cheap',
  status: 'inactive',
  days: 7,
  amount: centavos(69_600),
  newDueDate: plainDate('2026-12-28'),
  interestUntil: plainDate('2026-12-28'),
  invoices: [
    {
      id: '0197a3f0-0000-7000-8000-000000000008',
      amount: centavos(69_600),
      status,
      payableUntil: plainDate('2026-12-22'),
      interest: charge(45_000),
      fees: charge(15_000),
      lateCharge: charge(0),
      commission: charge(0),
    },
  ],
});
