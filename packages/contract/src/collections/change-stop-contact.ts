import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/** Writes down that the borrower of a loan wants to be contacted no more, about any loan; or that they may be again. */
export const changeStopContact = defineEndpoint({
  name: 'changeStopContact',
  method: 'PUT',
  path: '/web/private/back-office/loan/{id}/stop-contact',
  access: 'staff',
  permission: 'collection.work',
  summary: 'Stop or allow contact with a borrower',
  params: idParams,
  body: lazy(() => z.strictObject({ isStopped: z.boolean(), note: line(500) })),
  reply: nothing,
  refusals: ['not_found'],
});
