import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

/** Nothing is decided yet: another amount, or another way to be paid, is another wish. */
export const isStillWish = (status: ApplicationStatus): boolean =>
  status === APPLICATION_STATUS.new || status === APPLICATION_STATUS.verification;
