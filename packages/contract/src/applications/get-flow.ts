import { FLOW_STEPS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/**
 * Returns the client's current step, computed by the server from what is stored. `completed` means: wait. `finished`
 * are the steps before it that the client may still correct, in the order in which they were asked.
 */
export const getFlow = defineEndpoint({
  name: 'getFlow',
  method: 'GET',
  path: '/web/private/client/flow',
  access: 'client',
  summary: "Retrieve the client's current step",
  reply: lazy(() =>
    z.object({
      step: z.enum(FLOW_STEPS),
      status: z.enum(['active', 'completed']),
      errors: z.array(z.object({ document: z.optional(z.string()), code: z.string() })),
      finished: z.optional(z.array(z.enum(FLOW_STEPS))),
    }),
  ),
  refusals: [],
  etag: true,
});
