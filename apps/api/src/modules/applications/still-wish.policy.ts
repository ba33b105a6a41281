import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

/** Nothing is decided yet: another amount, or another way to be paid, is another wish. */
export const isStillWish = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.new || status === APPLICATION_STATUS.verification;

/** Another amount than the one asked for is offered, and its borrower has not answered yet. */
export const isOffered = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.yhatIncrease ||
  status === APPLICATION_STATUS.yhatDecrease ||
  status === APPLICATION_STATUS.specialOffer;
