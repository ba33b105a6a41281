/**
 * Reason why an application ended without a loan: its client withdrew it, did not sign, did not answer an offer, did
 * not complete it; the lender did not review it in time, could no longer price it, or cancelled it; the money did not
 * arrive at the account, or was not collected at the counter.
 */
export const APPLICATION_ENDINGS = [
  'withdrawn',
  'not_signed',
  'not_answered',
  'not_completed',
  'not_reviewed',
  'no_price',
  'not_paid_out',
  'not_collected',
  'cancelled',
] as const;
export type ApplicationEnding = (typeof APPLICATION_ENDINGS)[number];
