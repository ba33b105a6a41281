import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Ends the session: every token of it stops working. */
export const logoutUser = defineEndpoint({
  name: 'logoutUser',
  method: 'POST',
  path: '/web/private/user/logout',
  access: 'staff',
  permission: 'self.manage',
  summary: 'Sign out a member of staff',
  reply: nothing,
  refusals: [],
});
