/**
 * Reasons for a decision. The texts that a borrower reads for each are in the apps. `INCOMPLETE_DATA` is the engine's
 * own: data that a rule needs was not collected.
 */
export const REASON_CODES = [
  'AGE',
  'LIST',
  'ID_INVALID',
  'OWN_ARREARS',
  'COOLING_OFF',
  'NEED_ID',
  'NEED_BANK',
  'NEED_INCOME',
  'WAIT_PROVIDER',
  'FRAUD_ID',
  'CHECK_ID',
  'CHECK_DEVICE',
  'SCORE_LOW',
  'SCORE_MID',
  'LIMIT_SPECIAL',
  'CAPACITY',
  'CAPACITY_PART',
  'UPSELL',
  'SYSTEM',
  'INCOMPLETE_DATA',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];
