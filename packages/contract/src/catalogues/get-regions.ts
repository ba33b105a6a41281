import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** A state or a city: its id and its name. */
export const place = lazy(() => z.object({ id: z.int(), title: z.string() }));

/** The states of Mexico. */
export const getRegions = defineEndpoint({
  name: 'getRegions',
  method: 'GET',
  path: '/web/public/address/region',
  access: 'public',
  summary: 'The states of Mexico',
  reply: lazy(() => z.array(place())),
  refusals: [],
});
