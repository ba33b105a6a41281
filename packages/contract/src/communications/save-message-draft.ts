import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { templateDetail, templateParams, templateWords } from './template-row.ts';

/**
 * Writes a template's draft, of which there is one. What keeps it from being published is kept too, and named in the
 * answer. Nothing is sent.
 */
export const saveMessageDraft = defineEndpoint({
  name: 'saveMessageDraft',
  method: 'PUT',
  path: '/web/private/back-office/message-template/{template}/{channel}/draft',
  access: 'staff',
  permission: 'message.draft',
  summary: 'Save a message draft',
  params: templateParams,
  body: lazy(() =>
    z.strictObject({
      ...templateWords().shape,
      /** Revision of the draft that the caller saw; 0 where there was none. */
      revision: z.int().check(z.minimum(0), z.maximum(1_000_000)),
    }),
  ),
  reply: templateDetail,
  refusals: ['draft_changed', 'invalid_input'],
});
