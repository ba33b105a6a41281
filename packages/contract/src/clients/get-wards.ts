import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { numberInPath } from '../wire/number-in-text.ts';
import { place } from './place.ts';
import { placeQuery } from './place-query.ts';

/** Lists the wards of a district, by the beginning of their name; at most 100. */
export const getWards = defineEndpoint({
  name: 'getWards',
  method: 'GET',
  path: '/web/public/address/ward',
  access: 'public',
  summary: 'List the wards of a district',
  query: lazy(() => z.object({ districtId: numberInPath(), title: placeQuery() })),
  reply: lazy(() => z.array(place())),
  refusals: [],
});
