import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { instant } from '../wire/calendar.ts';
import { amlThresholds } from './aml-thresholds.ts';

/** Current thresholds that raise alerts, and who set them. */
export const getAmlThresholds = defineEndpoint({
  name: 'getAmlThresholds',
  method: 'GET',
  path: '/web/private/back-office/aml-thresholds',
  access: 'staff',
  permission: 'aml.read',
  summary: 'Retrieve the alert thresholds',
  reply: lazy(() =>
    z.object({
      version: z.int(),
      thresholds: amlThresholds(),
      /** Moment, author and reason of these thresholds; null for those that came with the program. */
      since: z.nullable(instant()),
      madeByName: z.nullable(z.string()),
      approvedByName: z.nullable(z.string()),
      reason: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});
