import { defineEndpoint } from '../../endpoint.ts';
import { idParams } from '../../wire/id.ts';
import { nothing } from '../../wire/reply.ts';

/** Withdraws an invitation that has not been accepted. */
export const withdrawInvitation = defineEndpoint({
  name: 'withdrawInvitation',
  method: 'DELETE',
  path: '/web/private/back-office/staff/invitation/{id}',
  access: 'staff',
  permission: 'access.manage',
  summary: 'Withdraw an invitation',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
