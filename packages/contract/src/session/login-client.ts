import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { authorization } from '../wire/authorization.ts';

/** What a person types to sign in: the user is an e-mail or, for a client, a ten-digit phone. */
export const credentials = lazy(() =>
  z.strictObject({
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  }),
);

/** Signs a client in. Unknown user and wrong password get the same answer, in the same time. */
export const loginClient = defineEndpoint({
  name: 'loginClient',
  method: 'POST',
  path: '/web/public/client/login',
  access: 'public',
  summary: 'Sign a client in',
  body: credentials,
  reply: authorization,
  refusals: ['credentials_wrong', 'rate_limited', 'client_blocked'],
  repeat: 'never',
});
