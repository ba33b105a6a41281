import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { foreignText } from '../wire/text.ts';
import { classificationEntry } from './classification-entry.ts';

/** Lists the positions of one employment status. */
export const getEmploymentPositions = defineEndpoint({
  name: 'getEmploymentPositions',
  method: 'GET',
  path: '/web/public/client/employment-positions',
  access: 'public',
  summary: 'List the positions of an employment status',
  query: lazy(() => z.object({ employmentStatusKey: foreignText(40) })),
  reply: lazy(() => z.array(classificationEntry())),
  refusals: ['not_found'],
});
