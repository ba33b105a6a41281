import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { idParams } from '../wire/id.ts';
import { nothing } from '../wire/reply.ts';
import { line } from '../wire/text.ts';

/** Gives somebody another role, which counts from their next call on. */
export const changeStaffRole = defineEndpoint({
  name: 'changeStaffRole',
  method: 'PUT',
  path: '/web/private/back-office/staff/{id}/role',
  access: 'staff',
  permission: 'access.manage',
  summary: 'Change the role of somebody of the staff',
  params: idParams,
  body: lazy(() => z.strictObject({ role: z.enum(STAFF_ROLES), note: line(500) })),
  reply: nothing,
  refusals: ['not_found', 'own_account', 'last_administrator'],
});
