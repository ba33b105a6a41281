import { PERMISSIONS, STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../../endpoint.ts';
import { id } from '../../wire/id.ts';

/** Returns a member of staff, and what the role permits; `me` is the caller. */
export const getBackOfficeUser = defineEndpoint({
  name: 'getBackOfficeUser',
  method: 'GET',
  path: '/web/private/back-office/user/{id}',
  access: 'staff',
  permission: 'staff.read',
  summary: 'Retrieve a member of staff',
  params: lazy(() => z.object({ id: z.union([z.literal('me'), id()]) })),
  reply: lazy(() =>
    z.object({
      id: id(),
      email: z.string(),
      name: z.string(),
      role: z.enum(STAFF_ROLES),
      permissions: z.array(z.enum(PERMISSIONS)),
    }),
  ),
  refusals: ['not_found'],
});
