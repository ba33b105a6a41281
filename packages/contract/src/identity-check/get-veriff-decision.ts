import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { IDENTITY_DECISIONS } from './identity-session.ts';

/** Returns the provider's decision; null while there is none. */
export const getVeriffDecision = defineEndpoint({
  name: 'getVeriffDecision',
  method: 'GET',
  path: '/web/private/client/veriff/decision/{id}',
  access: 'client',
  summary: 'Retrieve the decision of an identity session',
  params: idParams,
  reply: lazy(() =>
    z.object({
      decision: z.nullable(
        z.object({
          status: z.enum(IDENTITY_DECISIONS),
          /** The provider's code of the reason for this status. */
          /** The provider's code of the reason for this status. */
          reason: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
