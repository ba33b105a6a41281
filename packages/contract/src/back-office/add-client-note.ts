import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Writes a note into a client's history, where the notes about their applications stand too. Only staff read it, nobody
 * changes it, and it moves nothing.
 */
export const addClientNote = defineEndpoint({
  name: 'addClientNote',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/note',
  access: 'staff',
  permission: 'case.note',
  summary: 'Write a note about a client',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: nothing,
  refusals: ['not_found'],
  repeat: 'key',
});
