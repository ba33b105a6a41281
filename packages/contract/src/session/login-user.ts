import { defineEndpoint } from '../endpoint.ts';
import { userCredentials } from './credentials.ts';
import { staffAuthorization } from './staff-authorization.ts';

/**
 * Signs a member of staff in; the token's account type is `user`. Where something is still owed, the token says `mfa`
 * and opens nothing but the calls by which it is paid.
 */
export const loginUser = defineEndpoint({
  name: 'loginUser',
  method: 'POST',
  path: '/web/public/user/login',
  access: 'public',
  summary: 'Sign in a member of staff',
  body: userCredentials,
  reply: staffAuthorization,
  refusals: ['credentials_wrong', 'rate_limited'],
  repeat: 'never',
  signsIn: true,
});
