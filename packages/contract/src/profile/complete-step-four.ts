import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { clientProfile } from './client-profile.ts';
import { address, reference } from './registration-parts.ts';

/** Saves step four of the registration: address, reference, or both; an absent part stays as it is. */
export const completeStepFour = defineEndpoint({
  name: 'completeStepFour',
  method: 'PUT',
  path: '/web/private/client/complete-step-four',
  access: 'client',
  summary: 'Save address and reference contact',
  body: lazy(() =>
    z
      .strictObject({ address: z.optional(address()), reference: z.optional(reference()) })
      .check(z.refine((body) => body.address !== undefined || body.reference !== undefined, 'address or reference')),
  ),
  reply: clientProfile,
  refusals: ['illegal_transition', 'invalid_input'],
});
