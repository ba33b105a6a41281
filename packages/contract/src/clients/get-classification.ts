import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { foreignText } from '../wire/text.ts';

/** Returns one classification: its keys with the texts that are shown. */
export const getClassification = defineEndpoint({
  name: 'getClassification',
  method: 'GET',
  path: '/web/public/classification/{path}',
  access: 'public',
  summary: 'Retrieve the keys and labels of a classification',
  params: lazy(() => z.object({ path: foreignText(40) })),
  query: lazy(() => z.object({ locale: z.optional(z.enum(['es', 'es-MX'])) })),
  reply: lazy(() => z.record(z.string(), z.string())),
  refusals: ['not_found'],
});
