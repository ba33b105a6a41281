import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Lists the banks that receive payouts: known ones that are also enabled. */
export const getBanks = defineEndpoint({
  name: 'getBanks',
  method: 'GET',
  path: '/web/public/bank',
  access: 'public',
  summary: 'List the banks that receive payouts',
  reply: lazy(() => z.array(z.object({ value: z.string(), title: z.string() }))),
  refusals: [],
});
