import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { id } from '../wire/id.ts';
import { caseIds } from './case-ids.ts';

/** Takes cases that nobody has. Of two who take the same one at once, one gets it. */
export const takeCases = defineEndpoint({
  name: 'takeCases',
  method: 'POST',
  path: '/web/private/back-office/application/take',
  access: 'staff',
  permission: 'case.decide',
  summary: 'Take cases that nobody has',
  body: lazy(() => z.strictObject({ ids: caseIds() })),
  reply: lazy(() =>
    z.object({
      taken: z.array(id()),
      /** Those that somebody else has. */
      held: z.array(z.object({ id: id(), holderName: z.string() })),
    }),
  ),
  refusals: [],
  repeat: 'key',
});
