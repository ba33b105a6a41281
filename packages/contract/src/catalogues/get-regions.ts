import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { place } from './place.ts';

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
