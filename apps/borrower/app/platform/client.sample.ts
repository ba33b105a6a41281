import { CLIENT_STATUS } from '@lender/lending';
import { centavos } from '@lender/money';
import type { ClientProfile } from './current-client.server.ts';

const id = '019c0000-0000-7000-8000-000000000000';

/** Returns a client as the API describes one, for tests. */
export const sampleClient = (differences: Partial<ClientProfile> = {}): ClientProfile => ({
  id,
  uuid: id,
  hashedUserId: 'K7PM3XQE94',
  firstName: 'Ana',
  email: 'ana@correo.example',
  status: CLIENT_STATUS.active,
  availableLoanAmount: centavos(400_000),
  hasActiveLoan: false,
  hasActualApplication: false,
  rejection: null,
  hasActiveRefinancing: false,
  hasUncancelledApplications: false,
  closedLoansCount: 0,
  salaryCycle: null,
  payDate: { referenceDate: null, semiMonthlyPayDates: null, dateOfMonth: null },
  info: { mobilePhone: { number: '5512345678' } },
  alternatePhone: null,
  fake: false,
  allowsTracking: null,
  ...differences,
});
