import { defineEndpoint } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';
import { credentials } from '../credentials.ts';

/** Signs a client in. An unknown user and a wrong password get the same answer, in the same time. */
export const loginClient = defineEndpoint({
  name: 'loginClient',
  method: 'POST',
  path: '/web/public/client/login',
  access: 'public',
  summary: 'Sign in a client',
  body: credentials,
  reply: authorization,
  refusals: ['credentials_wrong', 'rate_limited', 'client_blocked'],
  repeat: 'never',
  signsIn: true,
});
