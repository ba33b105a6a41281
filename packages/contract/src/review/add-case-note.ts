import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/** Writes a note into the history of an application's client. Only staff read it, and it moves nothing. */
export const addCaseNote = defineEndpoint({
  name: 'addCaseNote',
  method: 'POST',
  path: '/web/private/back-office/application/{id}/note',
  access: 'staff',
  permission: 'case.note',
  summary: 'Add a note to an application',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: nothing,
  refusals: ['not_found'],
  repeat: 'key',
});
