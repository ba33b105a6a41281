import { JOURNEY_NAMES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Returns the client's progress for the progress bar: a name and a percentage. */
export const getClientJourney = defineEndpoint({
  name: 'getClientJourney',
  method: 'GET',
  path: '/web/private/client/client-journey/current',
  access: 'client',
  summary: "Retrieve the client's progress",
  reply: lazy(() =>
    z.object({
      name: z.enum(JOURNEY_NAMES),
      step: z.string(),
      /** Progress, from 0 to 100. */
      percent: z.int(),
      totalSteps: z.literal(100),
    }),
  ),
  refusals: [],
});
