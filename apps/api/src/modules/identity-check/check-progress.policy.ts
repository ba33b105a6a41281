import type { IdentityCheckStatus } from '@lender/contract';
import type { NeedState } from '@lender/lending';

/** Number of times that Veriff may ask for everything again; then a person decides. */
const MOST_RESUBMISSIONS = 9;

/** Facts about the progress of a check. */
export interface CheckProgress {
  readonly status: IdentityCheckStatus;
  /** Number of times that the client was asked to show everything again. */
  readonly resubmissions: number;
}

/** Tells whether the check was left unfinished for good, so that a new one may begin. */
export const isLeftLying = ({ status }: Pick<CheckProgress, 'status'>): boolean =>
  status === 'expired' || status === 'abandoned';

/** Tells whether the client may not try again, so that a person has to review the check. */
export const isTiredOfTrying = ({ status, resubmissions }: CheckProgress): boolean =>
  status === 'resubmission_requested' && resubmissions >= MOST_RESUBMISSIONS;

/** True when the client's part is over for good, with any result; its effect is for the decision to determine. */
export const isEnded = (check: CheckProgress): boolean =>
  check.status === 'approved' || check.status === 'declined' || check.status === 'review' || isTiredOfTrying(check);

/** Returns the progress of the identity check of an application, by what the provider reports. */
export function needOf(check: CheckProgress): NeedState {
  if (isEnded(check)) return 'done';
  return check.status === 'submitted' ? 'submitted' : 'open';
}
