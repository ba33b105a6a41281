import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { idParams } from '../../wire/id.ts';
import { nothing } from '../../wire/reply.ts';
import { line } from '../../wire/text.ts';

/** Suspends a member of staff until they are reactivated. All their sessions end at once. */
export const suspendStaff = defineEndpoint({
  name: 'suspendStaff',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/suspension',
  access: 'staff',
  permission: 'access.manage',
  summary: 'Suspend a member of staff',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: nothing,
  refusals: ['not_found', 'own_account', 'last_administrator'],
});
