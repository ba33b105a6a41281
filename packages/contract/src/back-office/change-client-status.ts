import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/** Blocks, blacklists or restores a client. A blocked client is signed out everywhere. */
export const changeClientStatus = defineEndpoint({
  name: 'changeClientStatus',
  method: 'PUT',
  path: '/web/private/back-office/client/{id}/status',
  access: 'staff',
  permission: 'client.block',
  approval: 'four-eyes',
  summary: 'Block or restore a client',
  params: idParams,
  body: lazy(() => z.strictObject({ status: z.enum(['active', 'blocked', 'blacklisted']), note: line(500) })),
  reply: lazy(() => z.object({ id: id(), status: z.int() })),
  refusals: ['not_found', 'illegal_transition'],
});
