import type { Variables } from '@lender/lending';

/**
 * Variables that a third party vouches for: a bank whose account was read, a bureau that gave a score. Uploads have not
 * been read yet.
 */
const VOUCHED_FOR: readonly (readonly [name: string, isEvidence: (value: Variables[string] | undefined) => boolean])[] =
  [
    ['incomeRegularCycles', (value) => typeof value === 'number'],
    ['bureauScore', (value) => typeof value === 'number'],
  ];

/**
 * Tells whether something is known of an applicant now that was not known when they were rejected, so that the
 * rejection need not hold for its whole time.
 *
 * @example
 * hasNewEvidence({ bureauScore: 640 }, {}) // → true
 */
export const hasNewEvidence = (now: Variables, then: Variables): boolean =>
  VOUCHED_FOR.some(([name, isEvidence]) => isEvidence(now[name]) && !isEvidence(then[name]));
