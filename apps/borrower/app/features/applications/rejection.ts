import { REASON_CODES, type ReasonCode } from '@lender/lending';

const MAX_REASONS = 3;

/**
 * Returns the reasons that a client reads: three at most, the most important first. A reason without words is left out;
 * the page then gives a general one.
 *
 * @example
 * reasonsForClient(['CAPACITY', 'FROM_A_NEWER_SERVER']) // → ['CAPACITY']
 */
export const reasonsForClient = (codes: readonly string[]): ReasonCode[] =>
  [...new Set(codes)].filter(isReason).slice(0, MAX_REASONS);

const isReason = (code: string): code is ReasonCode => REASON_CODES.some((reason) => reason === code);
