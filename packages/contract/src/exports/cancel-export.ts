import { defineEndpoint } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';

/** Cancels a file that the caller asked for: it is not made, or can no longer be downloaded. */
export const cancelExport = defineEndpoint({
  name: 'cancelExport',
  method: 'DELETE',
  path: '/web/private/back-office/exports/{id}',
  access: 'staff',
  permission: 'data.export',
  summary: 'Cancel an export',
  params: idParams,
  reply: nothing,
  refusals: ['not_found'],
});
