import type { Result } from '@lender/result';
import { type Refusal, type Refused, refuse } from './refusal.ts';

/** Result of counting. */
export type Counted = Result<undefined, Refusal<'rate_limited'>>;

/** Refuses a call over a limit. `Retry-After` is the time until the same call would be accepted, in whole seconds. */
export function refuseUntil(
  freeAt: Date,
  { now, windowSeconds }: { now: Date; windowSeconds: number },
): Refused<'rate_limited'> {
  const secondsLeft = Math.ceil((freeAt.getTime() - now.getTime()) / 1000);
  return refuse('rate_limited', { retryAfterSeconds: Math.min(Math.max(secondsLeft, 1), windowSeconds) });
}
