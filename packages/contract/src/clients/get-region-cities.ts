import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { numberInPath } from '../wire/number-in-text.ts';
import { place } from './place.ts';

/** Lists all municipalities of a state. */
export const getRegionCities = defineEndpoint({
  name: 'getRegionCities',
  method: 'GET',
  path: '/web/public/address/region/{id}/city',
  access: 'public',
  summary: 'List the municipalities of a state',
  params: lazy(() => z.object({ id: numberInPath() })),
  reply: lazy(() => z.array(place())),
  refusals: ['not_found'],
});
