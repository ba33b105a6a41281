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
