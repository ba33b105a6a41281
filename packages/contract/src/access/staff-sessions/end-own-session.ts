import { defineEndpoint } from '../../endpoint.ts';
import { idParams } from '../../wire/id.ts';
import { nothing } from '../../wire/reply.ts';

/** Ends one session of the calling member of staff. */
export const endOwnSession = defineEndpoint({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/web/private/back-office/me/session/{id}',
  access: 'staff',
  permission: 'self.manage',
  summary: 'End one session of the caller',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
