import { decodeWire, getActualApplication, type Reply } from '@lender/contract';
import { sampleClient } from '../app/platform/client.sample.ts';
import type { ClientProfile } from '../app/platform/current-client.server.ts';

const id = '01930000-0000-7000-8000-000000000001';
const pesos = { amount: 2_000, currency: 'MXN' };

/** Returns a client's profile as the API answers it. */
export const clientProfile = (differences: Partial<ClientProfile> = {}) => ({
  ...sampleClient({ hasActualApplication: true, hasUncancelledApplications: true, ...differences }),
  availableLoanAmount: pesos,
});

/** Client's progress as the API answers it: with a number that no table of this site holds. */
export const wireJourney = { name: 'application', step: 'address', percent: 43, totalSteps: 100 } as const;

/** Returns an application as the API answers it. */
export const wireApplication = (differences: Readonly<Record<string, unknown>> = {}) => ({
  id,
  hashedId: 'APPLICATION',
  status: 1,
  desiredLoanAmount: pesos,
  offeredAmount: pesos,
  principalAmount: pesos,
  loanAmount: pesos,
  salaryCycle: 'weekly',
  payDates: { first_repayment_option: '2026-03-06', second_repayment_option: '2026-03-13' },
  term: null,
  paymentMethod: 'bank_transfer',
  hotjarUserId: null,
  juicySessionId: null,
  reasons: [],
  createdAt: '2026-03-02T18:00:00.000Z',
  ...differences,
});

/** Returns the application as decoded. */
export function answeredApplication(): Reply<typeof getActualApplication> {
  const read = decodeWire(getActualApplication.reply(), wireApplication());
  if (!read.ok) throw new Error('no application');
  return read.value;
}
