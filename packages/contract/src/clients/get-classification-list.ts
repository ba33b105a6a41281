import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** Lists the banks that the directory knows, or those of them that receive payouts. */
export const getClassificationList = defineEndpoint({
  name: 'getClassificationList',
  method: 'GET',
  path: '/web/public/classification/list',
  access: 'public',
  summary: 'List all banks, or the enabled ones',
  query: lazy(() => z.object({ group: z.literal('clients'), name: z.enum(['banks', 'banks_enabled']) })),
  reply: lazy(() => z.array(z.object({ value: z.string(), title: z.string() }))),
  refusals: [],
});
