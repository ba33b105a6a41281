import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { caseIds } from './case-ids.ts';

/** Gives cases to a colleague who may decide them, also cases that have another assignee now. */
export const assignCases = defineEndpoint({
  name: 'assignCases',
  method: 'POST',
  path: '/web/private/back-office/application/assign',
  access: 'staff',
  permission: 'case.assign',
  summary: 'Assign cases to a colleague',
  body: lazy(() => z.strictObject({ ids: caseIds(), staffId: id() })),
  reply: lazy(() => z.object({ assigned: z.array(id()) })),
  refusals: ['not_found'],
  repeat: 'key',
});
