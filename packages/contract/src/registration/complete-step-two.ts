import { defineEndpoint } from '../endpoint.ts';
import { clientProfile } from './client-profile.ts';
import { details } from './registration-parts.ts';

/** Step two of the registration: names and CURP. Birth date is read from the CURP. */
export const completeStepTwo = defineEndpoint({
  name: 'completeStepTwo',
  method: 'PUT',
  path: '/web/private/client/complete-step-two',
  access: 'client',
  summary: 'Save names and CURP',
  body: details,
  reply: clientProfile,
  refusals: ['under_age', 'invalid_identificator', 'not_unique', 'illegal_transition', 'identity_frozen'],
});
