import { STAFF_ROLES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';

/** Returns the members of staff who may decide cases, and the number of waiting cases that each has. */
export const listCaseWorkers = defineEndpoint({
  name: 'listCaseWorkers',
  method: 'GET',
  path: '/web/private/back-office/application/worker',
  access: 'staff',
  permission: 'case.read',
  summary: 'List the staff who may decide cases',
  reply: lazy(() => z.array(z.object({ id: id(), name: z.string(), role: z.enum(STAFF_ROLES), waiting: z.int() }))),
  refusals: [],
});
