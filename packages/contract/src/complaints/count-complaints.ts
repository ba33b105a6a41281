import { COMPLAINT_CHANNELS, COMPLAINT_KINDS, COMPLAINT_OUTCOMES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { month } from '../wire/month.ts';

/** Counts the complaints of a month by kind and outcome, as REUNE counts them. */
export const countComplaints = defineEndpoint({
  name: 'countComplaints',
  method: 'GET',
  path: '/web/private/back-office/complaint-count',
  access: 'staff',
  permission: 'complaint.read',
  summary: 'Count the complaints of a month',
  query: lazy(() => z.object({ month: month() })),
  reply: lazy(() =>
    z.array(
      z.object({
        kind: z.enum(COMPLAINT_KINDS),
        channel: z.enum(COMPLAINT_CHANNELS),
        /** Outcome; null while they are not answered. */
        outcome: z.nullable(z.enum(COMPLAINT_OUTCOMES)),
        complaints: z.int(),
        /** Number of these complaints that were not answered within their deadline, or are past it. */
        late: z.int(),
      }),
    ),
  ),
  refusals: [],
});
