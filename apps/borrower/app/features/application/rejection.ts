import { REASON_CODES, type ReasonCode } from '@lender/lending';

const MAX_REASONS = 3;

/** When somebody who was refused may try again. */
export type TryAgain = 'later' | 'afterPaying' | 'atAge';

/**
 * The reasons that a client reads: three at most, the most important first. A reason without words is left out; the
 * page then says so in general.
 *
 * @example
 * reasonsForClient(['CAPACITY', 'FROM_A_NEWER_SERVER']) // → ['CAPACITY']
 */
export const reasonsForClient = (codes: readonly string[]): ReasonCode[] =>
  [...new Set(codes)].filter(isReason).slice(0, MAX_REASONS);

const isReason = (code: string): code is ReasonCode => REASON_CODES.some((reason) => reason === code);

/** @example tryAgain(['OWN_ARREARS']) // → 'afterPaying' */
export function tryAgain(reasons: readonly ReasonCode[]): TryAgain {
  if (reasons.includes('AGE')) return 'atAge';
  return reasons.includes('OWN_ARREARS') ? 'afterPaying' : 'later';
}
