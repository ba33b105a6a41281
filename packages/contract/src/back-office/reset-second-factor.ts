import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/** Forgets the second factor of somebody who lost it, with their recovery codes. All their sessions end at once. */
export const resetSecondFactor = defineEndpoint({
  name: 'resetSecondFactor',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/second-factor/reset',
  access: 'staff',
  permission: 'access.manage',
  summary: 'Reset the second factor of somebody of the staff',
  params: idParams,
  body: lazy(() => z.strictObject({ note: line(500) })),
  reply: nothing,
  refusals: ['not_found', 'own_account'],
});
