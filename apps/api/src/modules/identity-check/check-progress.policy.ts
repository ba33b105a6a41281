import type { IdentityCheckStatus } from '@lender/contract';
import type { NeedState } from '@lender/lending';

/** So often Veriff lets somebody show everything again; then a person looks. */
const MOST_RESUBMISSIONS = 9;

/** What is known of a check. */
export interface CheckProgress {
  readonly status: IdentityCheckStatus;
  /** How often the client was asked to show everything again. */
  readonly resubmissions: number;
}

/** Nothing comes of it any more: a new one may begin. */
export const isLeftLying = ({ status }: Pick<CheckProgress, 'status'>): boolean =>
  status === 'expired' || status === 'abandoned';

/** The client may not try again, so somebody has to look. */
export const isTiredOfTrying = ({ status, resubmissions }: CheckProgress): boolean =>
  status === 'resubmission_requested' && resubmissions >= MOST_RESUBMISSIONS;

/** The client's part is over for good, well or not; what comes of it is for the decision to say. */
export const isEnded = (check: CheckProgress): boolean =>
  check.status === 'approved' || check.status === 'declined' || check.status === 'review' || isTiredOfTrying(check);

/** How far the identity check of an application is, by what the provider says of it. */
export function needOf(check: CheckProgress): NeedState {
  if (isEnded(check)) return 'done';
  return check.status === 'submitted' ? 'submitted' : 'open';
}
