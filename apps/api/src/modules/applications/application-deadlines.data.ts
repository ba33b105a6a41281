import { APPLICATION_STATUS as S, type ApplicationStatus } from '@lender/lending';

const DAY = 24;

/** How long an application may stand in a status, in hours of the business clock. What is not here waits for ever. */
export const APPLICATION_DEADLINE_HOURS: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  [S.new]: 7 * DAY,
  [S.verification]: 7 * DAY,
  [S.manualVerification]: 10 * DAY,
  [S.yhatDecrease]: 72,
  [S.yhatIncrease]: 72,
  [S.specialOffer]: 72,
  [S.decisionError]: 3 * DAY,
  [S.signing]: 48,
  // Five working days. It ends only an application whose money came back and is not on its way again.
  [S.accepted]: 7 * DAY,
};

/**
 * How many hours before its deadline a client hears that time runs out: half of what there is to sign, a third of what an
 * offer waits, and two days of the week in which an application is completed. What waits for the lender is not here.
 */
export const WARNING_HOURS: Readonly<Partial<Record<ApplicationStatus, number>>> = {
  [S.new]: 2 * DAY,
  [S.verification]: 2 * DAY,
  [S.yhatDecrease]: DAY,
  [S.yhatIncrease]: DAY,
  [S.specialOffer]: DAY,
  [S.signing]: DAY,
};

/** In how many working days a person answers, as the page of the review promises; who waits longer hears an apology. */
export const REVIEW_WORKING_DAYS = 1;
