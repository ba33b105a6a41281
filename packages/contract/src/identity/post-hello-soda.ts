import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { emailAddress } from '../wire/person.ts';

/** Accepts a job of identity enrichment. The provider has no public API, so the answer is that it is not available. */
export const postHelloSoda = defineEndpoint({
  name: 'postHelloSoda',
  method: 'POST',
  path: '/web/public/util/hello-soda',
  access: 'public',
  summary: 'Request identity enrichment',
  body: lazy(() => z.strictObject({ kind: z.enum(['social', 'email']), email: z.optional(emailAddress()) })),
  reply: lazy(() => z.object({ status: z.literal('not_available'), jobId: z.null() })),
  refusals: ['rate_limited'],
  repeat: 'never',
});
