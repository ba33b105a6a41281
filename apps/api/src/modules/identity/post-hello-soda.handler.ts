import { postHelloSoda } from '@lender/contract';
import { implement } from '../../implement.ts';
import { sourceWithinPace } from '../../kernel/rate-limit.ts';
import { done, refuse } from '../../kernel/refusal.ts';

const PACE = { name: 'hello-soda', limit: 60, windowSeconds: 3_600 };

/** The provider has no public API: nothing is asked, and nothing is kept. */
export const postHelloSodaHandler = implement(postHelloSoda, async (_, { services, source }) =>
  (await sourceWithinPace({ ...PACE, source }, services))
    ? done({ status: 'not_available' as const, jobId: null })
    : refuse('rate_limited', { retryAfterSeconds: PACE.windowSeconds }),
);
