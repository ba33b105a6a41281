import { defineEndpoint } from '../endpoint.ts';
import { authorization } from '../wire/authorization.ts';

/** A new token of the same session. The one before works until its own expiry. */
export const refreshUserToken = defineEndpoint({
  name: 'refreshUserToken',
  method: 'GET',
  path: '/web/private/back-office/token/refresh',
  access: 'staff',
  permission: 'self.manage',
  summary: 'A new token of the same session',
  reply: authorization,
  refusals: [],
  repeat: 'never',
});
