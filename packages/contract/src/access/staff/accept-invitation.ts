import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { passwordText } from '../../wire/password.ts';
import { invitationToken } from './invitation-token.ts';
import { staffAuthorization } from './staff-authorization.ts';

/** Creates the account of an invited person, once, and signs them in as `loginUser` does. */
export const acceptInvitation = defineEndpoint({
  name: 'acceptInvitation',
  method: 'PUT',
  path: '/web/public/user/invitation',
  access: 'public',
  summary: 'Accept an invitation',
  body: lazy(() => z.strictObject({ token: invitationToken(), password: passwordText() })),
  reply: staffAuthorization,
  refusals: ['code_expired', 'password_too_weak', 'rate_limited'],
  repeat: 'never',
  signsIn: true,
});
