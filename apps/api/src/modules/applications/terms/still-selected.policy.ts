import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

/** True while nothing is decided: another amount or payout method then only replaces what was asked for. */
export const isStillSelected = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.new || status === APPLICATION_STATUS.verification;

/** True when another amount than the one asked for is offered, and the borrower has not answered yet. */
export const isOffered = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.yhatIncrease ||
  status === APPLICATION_STATUS.yhatDecrease ||
  status === APPLICATION_STATUS.specialOffer;
