import { defineEndpoint } from '../../endpoint.ts';
import { nothing } from '../../wire/reply.ts';

/** Ends the session: all its tokens stop working. */
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
