import type { PlainDate } from '@lender/calculator';
import type { PaymentPromise, PromiseState } from './payment-promise.ts';

/**
 * Reasons to call a late borrower, in the order in which calls are made. A borrower whose promise is for a later day is
 * not called before.
 */
export const CALL_REASONS = ['promise_due', 'promise_broken', 'late', 'promise_later'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** State of a promise, and its last day. */
export interface LastPromise extends Pick<PaymentPromise, 'promisedOn'> {
  readonly state: PromiseState;
}

/**
 * Returns the reason to call a late borrower.
 *
 * @param last - the last promise on the loan; undefined where there is none
 *
 * @example
 * callReason({ state: 'open', promisedOn: plainDate('2026-11-25') }, plainDate('2026-11-25')) // → 'promise_due'
 * callReason(undefined, plainDate('2026-11-25')) // → 'late'
 */
export function callReason(last: LastPromise | undefined, today: PlainDate): CallReason {
  if (last?.state === 'broken') return 'promise_broken';
  if (last?.state !== 'open') return 'late';
  return last.promisedOn <= today ? 'promise_due' : 'promise_later';
}
