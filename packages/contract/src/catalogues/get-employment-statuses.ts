import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';

/** One entry of a classification: the key that is stored and the words that are shown. */
export const classificationEntry = lazy(() => z.object({ key: z.string(), title: z.string() }));

/** How a client may earn a living. */
export const getEmploymentStatuses = defineEndpoint({
  name: 'getEmploymentStatuses',
  method: 'GET',
  path: '/web/public/client/employment-statuses',
  access: 'public',
  summary: 'Employment statuses',
  reply: lazy(() => z.array(classificationEntry())),
  refusals: [],
});
