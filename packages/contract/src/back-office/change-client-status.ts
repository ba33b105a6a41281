import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Blocks, blacklists or restores a client. A blocked client is signed out everywhere. On to the blacklist and off it goes
 * nobody by one person alone: then the answer names the request that waits for a second one.
 */
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
  reply: lazy(() =>
    z.object({
      id: id(),
      /** As it is now. */
      status: z.int(),
      /** What waits for a second person; null where it is done. */
      approvalId: z.nullable(id()),
    }),
  ),
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
});
