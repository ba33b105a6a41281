import { defineEndpoint } from '../endpoint.ts';
import { authorization } from '../wire/authorization.ts';

/** A new token of the same session. The one before works until its own expiry. */
export const refreshClientToken = defineEndpoint({
  name: 'refreshClientToken',
  method: 'GET',
  path: '/web/private/client/token/refresh',
  access: 'client',
  summary: "Refresh a client's token",
  reply: authorization,
  refusals: [],
  repeat: 'never',
});
