import { defineEndpoint } from '../endpoint.ts';
import { authorization } from '../wire/authorization.ts';
import { userCredentials } from './credentials.ts';

/** Signs a member of staff in; the token's account type is `user`. */
export const loginUser = defineEndpoint({
  name: 'loginUser',
  method: 'POST',
  path: '/web/public/user/login',
  access: 'public',
  summary: 'Sign a member of staff in',
  body: userCredentials,
  reply: authorization,
  refusals: ['credentials_wrong', 'rate_limited'],
  repeat: 'never',
  signsIn: true,
});
