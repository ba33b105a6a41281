import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { place } from './get-regions.ts';

/** A whole number in a path. */
export const numberInPath = lazy(() =>
  z.codec(z.string().check(z.regex(/^(?:0|[1-9]\d{0,8})$/)), z.int(), { decode: Number, encode: String }),
);

/** The cities of a state. */
export const getRegionCities = defineEndpoint({
  name: 'getRegionCities',
  method: 'GET',
  path: '/web/public/address/region/{id}/city',
  access: 'public',
  summary: 'The cities of a state',
  params: lazy(() => z.object({ id: numberInPath() })),
  reply: lazy(() => z.array(place())),
  refusals: ['not_found'],
});
