import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { numberInPath } from '../wire/number-in-text.ts';
import { place } from './place.ts';
import { placeQuery } from './place-query.ts';

/** Lists the districts of a municipality, by the beginning of their name; at most 100. */
export const getDistricts = defineEndpoint({
  name: 'getDistricts',
  method: 'GET',
  path: '/web/public/address/district',
  access: 'public',
  summary: 'List the districts of a municipality',
  query: lazy(() => z.object({ cityId: numberInPath(), title: placeQuery() })),
  reply: lazy(() => z.array(place())),
  refusals: [],
});
