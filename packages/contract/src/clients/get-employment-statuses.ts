import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { classificationEntry } from './classification-entry.ts';

/** Lists the ways in which a client may earn a living. */
export const getEmploymentStatuses = defineEndpoint({
  name: 'getEmploymentStatuses',
  method: 'GET',
  path: '/web/public/client/employment-statuses',
  access: 'public',
  summary: 'List the employment statuses',
  reply: lazy(() => z.array(classificationEntry())),
  refusals: [],
});
