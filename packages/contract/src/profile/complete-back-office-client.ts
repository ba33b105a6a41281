import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { passwordText } from '../wire/password.ts';
import { emailAddress } from '../wire/person.ts';
import { clientProfile } from './client-profile.ts';

/** Sets e-mail and password of a client whom staff registered, accepts the terms, and activates the account. */
export const completeBackOfficeClient = defineEndpoint({
  name: 'completeBackOfficeClient',
  method: 'PUT',
  path: '/web/private/client/complete-back-office-client',
  access: 'client',
  summary: 'Complete an account that staff registered',
  body: lazy(() =>
    z.strictObject({
      email: emailAddress(),
      password: passwordText(),
      consents: z.strictObject({ terms: z.literal(true), privacy: z.literal(true) }),
    }),
  ),
  reply: clientProfile,
  refusals: ['not_unique', 'password_too_weak', 'illegal_transition'],
});
