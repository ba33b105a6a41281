import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { caseIds } from './case-ids.ts';

/** Returns cases to the queue: the caller's own, and those of others with the permission to assign. */
export const releaseCases = defineEndpoint({
  name: 'releaseCases',
  method: 'POST',
  path: '/web/private/back-office/application/release',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Return cases to the queue',
  body: lazy(() => z.strictObject({ ids: caseIds() })),
  reply: lazy(() => z.object({ released: z.array(id()) })),
  refusals: [],
  repeat: 'key',
});
