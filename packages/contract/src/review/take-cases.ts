import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { caseIds } from './case-ids.ts';

/** Assigns unassigned cases to the caller. When two callers take the same case at once, one of them gets it. */
export const takeCases = defineEndpoint({
  name: 'takeCases',
  method: 'POST',
  path: '/web/private/back-office/application/take',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Take unassigned cases',
  body: lazy(() => z.strictObject({ ids: caseIds() })),
  reply: lazy(() =>
    z.object({
      taken: z.array(id()),
      /** Cases that another member of staff already has. */
      held: z.array(z.object({ id: id(), holderName: z.string() })),
    }),
  ),
  refusals: [],
  repeat: 'key',
});
