import { defineEndpoint } from '../../endpoint.ts';
import { authorization } from '../../wire/authorization.ts';

/** Returns a new token of the same session. The previous one works until it expires. */
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
