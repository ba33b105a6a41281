import { defineEndpoint } from '../../endpoint.ts';
import { nothing } from '../../wire/reply.ts';

/** Ends every session of the calling member of staff, except the one that makes the call. */
export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/web/private/back-office/me/session',
  access: 'staff',
  permission: 'self.manage',
  summary: 'End all other sessions of the caller',
  reply: nothing,
  refusals: [],
});
