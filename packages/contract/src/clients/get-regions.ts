import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { place } from './place.ts';
import { placeQuery } from './place-query.ts';

/** Lists the states of Mexico. */
export const getRegions = defineEndpoint({
  name: 'getRegions',
  method: 'GET',
  path: '/web/public/address/region',
  access: 'public',
  summary: 'List the states of Mexico',
  query: lazy(() => z.object({ title: placeQuery() })),
  reply: lazy(() => z.array(place())),
  refusals: [],
});
