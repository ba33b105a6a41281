import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';

/** Deletes one of the caller's own views, for all who use it. */
export const deleteView = defineEndpoint({
  name: 'deleteView',
  method: 'DELETE',
  path: '/web/private/back-office/view/{id}',
  access: 'staff',
  permission: 'view.save',
  summary: 'Delete a saved view',
  params: idParams,
  reply: lazy(() => z.object({})),
  refusals: ['not_found'],
});
