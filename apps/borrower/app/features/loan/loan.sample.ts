import { plainDate } from '@lender/calculator';
import { LOAN_STATUS } from '@lender/lending';
import { centavos, chargeWithIva } from '@lender/money';
import type { Instalment, Loan } from './loan-view.ts';

const charge = (net: number): Instalment['interest'] => {
  const { grossCentavos, netCentavos, ivaCentavos } = chargeWithIva(centavos(net));
  return { amount: grossCentavos, amount_without_vat: netCentavos, vat: ivaCentavos };
};

const NO_CHARGE = charge(0);
const NO_PART = {
  ...{ charged: NO_CHARGE, paid: NO_CHARGE, waived: NO_CHARGE, tolerated: NO_CHARGE },
  ...{ outstanding: NO_CHARGE, due: NO_CHARGE, overdue: NO_CHARGE },
};
const NOTHING = centavos(0);

/** Position on a day on which $3120 settle the loan. */
const POSITION: Loan['position'] = {
  date: plainDate('2026-12-01'),
  outstanding: centavos(312_000),
  due: NOTHING,
  overdue: NOTHING,
  principal: {
    ...{ charged: centavos(300_000), paid: NOTHING, waived: NOTHING, tolerated: NOTHING },
    ...{ outstanding: centavos(300_000), due: NOTHING, overdue: NOTHING },
  },
  interest: NO_PART,
  fees: NO_PART,
  lateCharge: NO_PART,
  daysLate: 0,
  nextDue: { date: plainDate('2026-12-21'), amount: centavos(369_600) },
  credit: NOTHING,
};

/** Returns a loan of $3000 that owes $3696 on 21.12.2026, for tests. */
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
  position: POSITION,
  explanations: [],
  hold: null,
  withdrawal: { state: 'closed', until: null, amount: null, refund: null },
  rollovers: [],
  payout: { method: 'bank_transfer', bank: 'BBVA México', lastFour: '1234', trackingKey: null, folio: null },
  signedAgreementId: '0197a3f0-0000-7000-8000-000000000002',
  payments: [],
  ...differences,
});

/** Returns its only repayment. */
export const sampleInstalment = (differences: Partial<Instalment> = {}): Instalment => ({
  number: 1,
  dueDate: plainDate('2026-12-21'),
  interestUntil: plainDate('2026-12-21'),
  principal: centavos(300_000),
  interest: charge(45_000),
  fees: charge(15_000),
  lateCharge: NO_CHARGE,
  total: centavos(369_600),
  charged: centavos(369_600),
  outstanding: centavos(369_600),
  status: 'upcoming',
  ...differences,
});
