import { defineEndpoint } from '../endpoint.ts';
import { nothing } from '../wire/reply.ts';

/** Ends every session of the member of staff who asks, apart from the one that asks. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/web/private/back-office/me/session',
  access: 'staff',
  permission: 'self.manage',
  summary: 'End all other own sessions',
  reply: nothing,
  refusals: [],
});
