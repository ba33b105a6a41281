import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';

/**
 * Returns one notice word for word, as the provider sent it. It may name people and accounts: each look is recorded in
 * the audit.
 */
export const getNotice = defineEndpoint({
  name: 'getNotice',
  method: 'GET',
  path: '/web/private/back-office/notice/{id}',
  access: 'staff',
  permission: 'notice.replay',
  discloses: 'personal_data',
  summary: 'Retrieve the full text of a notice',
  params: idParams,
  reply: lazy(() =>
    z.object({
      id: id(),
      provider: z.string(),
      receivedAt: instant(),
      /** Complete text of the notice; null of notices older than their retention. */
      text: z.nullable(z.string()),
    }),
  ),
  refusals: ['not_found'],
});
