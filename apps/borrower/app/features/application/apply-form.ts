/** Ticked by a client who wants to hear whether more is possible. */
export const LARGER_OFFER_FIELD = 'larger';

/** Why an application could not be opened, as far as the page has words for it. */
export const APPLY_PROBLEMS = [
  'client_cannot_apply',
  'consent_missing',
  'amount_out_of_limits',
  'pay_dates_invalid',
  'rate_limited',
  'unknown',
] as const;

export type ApplyProblem = (typeof APPLY_PROBLEMS)[number];

/** @example applyProblem('details_missing') // → 'unknown' */
export const applyProblem = (code: string): ApplyProblem =>
  APPLY_PROBLEMS.find((problem) => problem === code) ?? 'unknown';
