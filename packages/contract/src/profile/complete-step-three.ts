import { defineEndpoint } from '../endpoint.ts';
import { clientProfile } from './client-profile.ts';
import { employment } from './registration-parts.ts';

/** Completes step three of the registration: employment and income. */
export const completeStepThree = defineEndpoint({
  name: 'completeStepThree',
  method: 'PUT',
  path: '/web/private/client/complete-step-three',
  access: 'client',
  summary: 'Save employment and income',
  body: employment,
  reply: clientProfile,
  refusals: ['illegal_transition', 'invalid_input'],
});
