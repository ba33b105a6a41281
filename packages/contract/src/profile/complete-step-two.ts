import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { clientProfile } from './client-profile.ts';
import { details } from './registration-parts.ts';

/**
 * Saves step two of the registration: names and CURP. The birth date is read from the CURP; a birth date that is sent
 * has to be the same.
 */
export const completeStepTwo = defineEndpoint({
  name: 'completeStepTwo',
  method: 'PUT',
  path: '/web/private/client/complete-step-two',
  access: 'client',
  summary: 'Save names and CURP',
  body: lazy(() => z.extend(details(), { birthDate: z.optional(plainDate()) })),
  reply: clientProfile,
  refusals: [
    'under_age',
    'invalid_identificator',
    'birth_date_invalid',
    'not_unique',
    'illegal_transition',
    'identity_frozen',
  ],
});
