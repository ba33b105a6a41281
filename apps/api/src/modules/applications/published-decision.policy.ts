import type { WEBHOOK_DECISIONS } from '@lender/contract';
import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

type Decision = (typeof WEBHOOK_DECISIONS)[number];

const UNDECIDED: readonly ApplicationStatus[] = [
  APPLICATION_STATUS.new,
  APPLICATION_STATUS.verification,
  APPLICATION_STATUS.manualVerification,
  APPLICATION_STATUS.decisionError,
];

const DECISIONS: Readonly<Partial<Record<ApplicationStatus, Decision>>> = {
  [APPLICATION_STATUS.signing]: 'approved',
  [APPLICATION_STATUS.specialOffer]: 'offered',
  [APPLICATION_STATUS.yhatDecrease]: 'offered',
  [APPLICATION_STATUS.yhatIncrease]: 'offered',
  [APPLICATION_STATUS.rejected]: 'rejected',
};

/**
 * Returns the decision that a move makes, for other systems; undefined where the application only continues, or where
 * an offer is answered.
 */
export const publishedDecision = (from: ApplicationStatus, to: ApplicationStatus): Decision | undefined =>
  UNDECIDED.includes(from) ? DECISIONS[to] : undefined;
