import { defineEndpoint } from '../../endpoint.ts';
import { nothing } from '../../wire/reply.ts';

/** Ends the session: all its tokens stop working. */
export const logoutClient = defineEndpoint({
  name: 'logoutClient',
  method: 'POST',
  path: '/web/private/client/logout',
  access: 'client',
  summary: 'Sign out a client',
  reply: nothing,
  refusals: [],
});
