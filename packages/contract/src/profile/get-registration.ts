import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { address, details, employment, reference } from './registration-parts.ts';

/**
 * Returns the client's saved answers while they may be corrected: until the decision. Of the account number only the
 * end is returned; a changed number is typed again in full.
 */
export const getRegistration = defineEndpoint({
  name: 'getRegistration',
  method: 'GET',
  path: '/web/private/client/registration',
  access: 'client',
  summary: "Retrieve the client's saved answers",
  reply: lazy(() =>
    z.object({
      details: z.nullable(details()),
      employment: z.nullable(employment()),
      address: z.nullable(address()),
      reference: z.nullable(reference()),
      bankAccount: z.nullable(z.object({ bank: z.string(), lastFour: z.string() })),
    }),
  ),
  refusals: ['illegal_transition'],
});
