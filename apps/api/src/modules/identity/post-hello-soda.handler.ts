import { postHelloSoda } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../implement.ts';

/** The provider has no public API: nothing is asked, and nothing is kept. */
export const postHelloSodaHandler = implement(
  postHelloSoda,
  async () => ok({ status: 'not_available' as const, jobId: null }),
  { limits: ['hello-soda'] },
);
