import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Lets somebody sign in again who was suspended. */
export const reactivateStaff = defineEndpoint({
  name: 'reactivateStaff',
  method: 'DELETE',
  path: '/web/private/back-office/staff/{id}/suspension',
  access: 'staff',
  permission: 'access.manage',
  summary: 'Let somebody of the staff in again',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
