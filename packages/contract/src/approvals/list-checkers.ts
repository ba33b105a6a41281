import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { dependence } from './dependence.ts';

/** Lists all staff whose role approves requests of others, by name, and marks those not independent of the caller. */
export const listCheckers = defineEndpoint({
  name: 'listCheckers',
  method: 'GET',
  path: '/web/private/back-office/approval/checker',
  access: 'staff',
  permission: 'approval.read',
  summary: "List the staff who may approve the caller's requests",
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        name: z.string(),
        role: z.enum(STAFF_ROLES),
        /** Reason why they may not approve the caller's requests; `null` where they may. */
        dependence: z.nullable(dependence()),
      }),
    ),
  ),
  refusals: [],
});
