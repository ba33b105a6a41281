import { plainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos, chargeWithIva } from '@lender/money';
import type { Instalment, Loan } from './loan-view.ts';

const charge = (net: number): Instalment['interest'] => {
  const { grossCentavos, netCentavos, ivaCentavos } = chargeWithIva(centavos(net));
  return { amount: grossCentavos, amount_without_vat: netCentavos, vat: ivaCentavos };
};

/** A loan of $3000 that owes $3696 on 21.12.2026, for tests. */
export const sampleLoan = (differences: Partial<Loan> = {}): Loan => ({
  id: '0197a3f0-0000-7000-8000-000000000001',
  hashedId: 'Q7K2M9',
  status: LOAN_STATUS.active,
  principal: centavos(300_000),
  total: centavos(369_600),
  startDate: plainDate('2026-11-21'),
  dueDate: plainDate('2026-12-21'),
  payoffToday: centavos(312_000),
  paid: centavos(0),
  repaymentInvoice: { amount: centavos(369_600), dueDays: 20 },
  rollovers: [],
  payout: { bank: 'BBVA México', lastFour: '1234', trackingKey: null },
  signedAgreementId: '0197a3f0-0000-7000-8000-000000000002',
  payments: [],
  ...differences,
});

/** Its one repayment. */
export const sampleInstalment = (differences: Partial<Instalment> = {}): Instalment => ({
  number: 1,
  dueDate: plainDate('2026-12-21'),
  principal: centavos(300_000),
  interest: charge(45_000),
  fees: charge(15_000),
  total: centavos(369_600),
  outstanding: centavos(369_600),
  status: 'upcoming',
  ...differences,
});
