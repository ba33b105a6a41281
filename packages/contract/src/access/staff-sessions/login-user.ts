import { defineEndpoint } from '../../endpoint.ts';
import { userCredentials } from '../credentials.ts';
import { staffAuthorization } from '../staff/staff-authorization.ts';

/**
 * Signs a member of staff in; the token's account type is `user`. Where a step is still missing, the token says `mfa`
 * and opens only the calls that complete it.
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
