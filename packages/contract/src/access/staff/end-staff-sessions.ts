import { defineEndpoint } from '../../endpoint.ts';
import { idParams } from '../../wire/id.ts';
import { nothing } from '../../wire/reply.ts';

/** Ends every session of another member of staff, who may sign in again. */
export const endStaffSessions = defineEndpoint({
  name: 'endStaffSessions',
  method: 'DELETE',
  path: '/web/private/back-office/staff/{id}/session',
  access: 'staff',
  permission: 'access.manage',
  summary: 'End all sessions of a member of staff',
  params: idParams,
  reply: nothing,
  refusals: ['not_found', 'own_account'],
});
