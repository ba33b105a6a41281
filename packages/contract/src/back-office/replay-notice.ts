import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Hands a notice that was kept on once more: the provider is asked again about what it named. Nothing happens twice,
 * since only what the provider answers counts. `not_found` also where the notice came before its words were kept.
 */
export const replayNotice = defineEndpoint({
  name: 'replayNotice',
  method: 'POST',
  path: '/web/private/back-office/notice/{id}/replay',
  access: 'staff',
  permission: 'notice.replay',
  summary: 'Process a notice again',
  params: idParams,
  reply: lazy(() => z.object({ id: id() })),
  refusals: ['not_found'],
  repeat: 'key',
});
