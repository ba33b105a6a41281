import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';
import { line } from '../wire/text.ts';

/**
 * Blocks, blacklists or restores a client. A blocked client is signed out everywhere. One person alone can neither put
 * a client on the blacklist nor take them off it: then the answer names the request that waits for a second one.
 */
export const changeClientStatus = defineEndpoint({
  name: 'changeClientStatus',
  method: 'PUT',
  path: '/web/private/back-office/client/{id}/status',
  access: 'staff',
  permission: 'client.block',
  approval: 'four-eyes',
  summary: 'Block, blacklist or restore a client',
  params: idParams,
  body: lazy(() => z.strictObject({ status: z.enum(['active', 'blocked', 'blacklisted']), note: line(500) })),
  reply: lazy(() =>
    z.object({
      id: id(),
      /** Status as it is now. */
      status: z.int(),
      /** Request that waits for a second person; null where the change is done. */
      approvalId: z.nullable(id()),
    }),
  ),
  refusals: ['not_found', 'illegal_transition', 'approval_pending'],
});
