import { postHelloSoda } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../implement.ts';
import { isSourceWithinLimit } from '../../kernel/rate-limit.ts';
import { refuse } from '../../kernel/refusal.ts';

const LIMIT = { name: 'hello-soda', limit: 60, windowSeconds: 3_600 };

/** The provider has no public API: nothing is asked, and nothing is kept. */
export const postHelloSodaHandler = implement(postHelloSoda, async (_, { services, source }) =>
  (await isSourceWithinLimit({ ...LIMIT, source }, services))
    ? ok({ status: 'not_available' as const, jobId: null })
    : refuse('rate_limited', { retryAfterSeconds: LIMIT.windowSeconds }),
);
