import { APPLICATION_STATUS as S, type ApplicationStatus } from '@lender/lending';

const DAY = 24;

/**
 * Longest time that an application may be in a status, in hours of the business clock. A status that is not listed has
 * no limit.
 */
export const APPLICATION_DEADLINE_HOURS: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  [S.new]: 7 * DAY,
  [S.verification]: 7 * DAY,
  [S.manualVerification]: 10 * DAY,
  [S.yhatDecrease]: 72,
  [S.yhatIncrease]: 72,
  [S.specialOffer]: 72,
  [S.decisionError]: 3 * DAY,
  [S.signing]: 48,
  // Five working days. Only an application whose money came back and was not sent again is ended.
  [S.accepted]: 7 * DAY,
};

/**
 * Hours before its deadline at which a client is warned that time runs out: half of the time to sign, a third of the
 * time that an offer waits, and two days of the week in which an application is completed. Statuses that wait for the
 * lender are not listed.
 */
export const WARNING_HOURS: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  [S.new]: 2 * DAY,
  [S.verification]: 2 * DAY,
  [S.yhatDecrease]: DAY,
  [S.yhatIncrease]: DAY,
  [S.specialOffer]: DAY,
  [S.signing]: DAY,
};

/**
 * Working days in which a person answers, as the page of the review promises; a client who waits longer gets an
 * apology.
 */
export const REVIEW_WORKING_DAYS = 1;
