import { plainDate } from '@lender/calculator';
import { APPLICATION_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import type { Application } from './actual-application.server.ts';

/** Returns an application for $3000, for tests. */
export const sampleApplication = (differences: Partial<Application> = {}): Application => ({
  id: '0197a3f0-0000-7000-8000-000000000003',
  hashedId: 'A7K2M9',
  status: APPLICATION_STATUS.new,
  desiredLoanAmount: centavos(300_000),
  principalAmount: centavos(300_000),
  loanAmount: centavos(300_000),
  offeredAmount: centavos(300_000),
  salaryCycle: 'semi_monthly',
  payDates: { first_repayment_option: plainDate('2026-12-05'), second_repayment_option: plainDate('2026-12-20') },
  term: null,
  paymentMethod: 'bank_transfer',
  hotjarUserId: null,
  juicySessionId: null,
  reasons: [],
  createdAt: '2026-11-21T16:00:00.000Z',
  ...differences,
});
