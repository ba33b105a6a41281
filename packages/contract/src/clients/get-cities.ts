import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { numberInPath } from '../wire/number-in-text.ts';
import { placeQuery } from './place-query.ts';

/** Lists the municipalities of Mexico by the beginning of their name, of one state or of all; at most 100. */
export const getCities = defineEndpoint({
  name: 'getCities',
  method: 'GET',
  path: '/web/public/address/city',
  access: 'public',
  summary: 'List municipalities by name',
  query: lazy(() => z.object({ title: placeQuery(), regionId: z.optional(numberInPath()) })),
  reply: lazy(() =>
    z.array(
      z.object({
        /** Code of INEGI, preceded by the state's code. */
        id: z.int(),
        title: z.string(),
        regionId: z.int(),
      }),
    ),
  ),
  refusals: [],
});
