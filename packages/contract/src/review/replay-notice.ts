import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Handles a stored notice once more: the provider is asked again about the subject. Nothing happens twice, since only
 * the provider's answer counts. `not_found` also where the notice arrived before texts were kept.
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
