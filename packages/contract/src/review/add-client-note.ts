import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/**
 * Adds a note to a client's history, which also holds the notes about their applications. Only staff read it, it cannot
 * be changed, and it has no effect.
 */
export const addClientNote = defineEndpoint({
  name: 'addClientNote',
  method: 'POST',
  path: '/web/private/back-office/client/{id}/note',
  access: 'staff',
  permission: 'case.note',
  summary: 'Add a note to a client',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: nothing,
  refusals: ['not_found'],
  repeat: 'key',
});
