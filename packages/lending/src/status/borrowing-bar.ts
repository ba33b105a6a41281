import { type ClientStatus, mayClientApply } from './client-status.ts';

export interface Borrower {
  readonly status: ClientStatus;
  /** True when the client accepted the terms and the privacy notice; one whom staff registered has not yet. */
  readonly hasAcceptedTerms: boolean;
}

/** Reason why a client may not borrow: blocked or blacklisted, or the terms are not accepted yet. */
export type BorrowingBar = 'status' | 'terms';

/**
 * Returns the reason why a client may not get money now; `undefined` when there is none. Checked again at every step
 * towards the money: the application, the offer, the signature and the payout. Repayment is never blocked.
 *
 * @example
 * borrowingBar({ status: CLIENT_STATUS.blacklisted, hasAcceptedTerms: true }) // → 'status'
 */
export function borrowingBar({ status, hasAcceptedTerms }: Borrower): BorrowingBar | undefined {
  if (!mayClientApply(status)) return 'status';
  return hasAcceptedTerms ? undefined : 'terms';
}
