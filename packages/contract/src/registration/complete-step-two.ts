import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { curpText, personName } from '../wire/person.ts';
import { clientProfile } from './client-profile.ts';

/** Step two of the registration: names and CURP. Birth date is read from the CURP. */
export const completeStepTwo = defineEndpoint({
  name: 'completeStepTwo',
  method: 'PUT',
  path: '/web/private/client/complete-step-two',
  access: 'client',
  summary: 'Save names and CURP',
  body: lazy(() =>
    z.strictObject({
      firstName: personName(),
      middleName: z.optional(personName()),
      lastName: personName(),
      secondLastName: z.optional(personName()),
      nationalIdentificator: curpText(),
    }),
  ),
  reply: clientProfile,
  refusals: ['under_age', 'invalid_identificator', 'not_unique', 'illegal_transition', 'identity_frozen'],
});
