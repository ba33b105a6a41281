import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Ends the session: every token of it stops working. */
export const logoutClient = defineEndpoint({
  name: 'logoutClient',
  method: 'POST',
  path: '/web/private/client/logout',
  access: 'client',
  summary: 'Sign out a client',
  reply: nothing,
  refusals: [],
});
