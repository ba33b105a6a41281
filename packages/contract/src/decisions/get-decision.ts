import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { id, idParams } from '../wire/id.ts';
import { VARIABLE_SOURCES } from './variable-source.ts';

/** Returns the inputs of a decision. Older decisions keep no sources. */
export const getDecision = defineEndpoint({
  name: 'getDecision',
  method: 'GET',
  path: '/web/private/back-office/decision/{id}',
  access: 'staff',
  permission: 'decision.read',
  discloses: 'personal_data',
  summary: 'Retrieve the inputs of a decision',
  params: idParams,
  reply: lazy(() =>
    z.object({
      id: id(),
      /** All variables that were known: the source of each, and the moment since which it was so. */
      variables: z.array(
        z.object({
          name: z.string(),
          value: z.union([z.number(), z.boolean(), z.string(), z.null()]),
          source: z.nullable(z.enum(VARIABLE_SOURCES)),
          asOf: z.nullable(instant()),
        }),
      ),
    }),
  ),
  refusals: ['not_found'],
});
