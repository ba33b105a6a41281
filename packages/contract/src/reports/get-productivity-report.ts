import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns the work of each member of staff in some days: cases that they decided and how long those had waited, tasks
 * closed, calls made.
 */
export const getProductivityReport = defineEndpoint({
  name: 'getProductivityReport',
  method: 'GET',
  path: '/web/private/back-office/reports/productivity',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the productivity report of staff',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /** Members of staff who did something, those who decided most first. */
      people: z.array(
        z.object({
          staffId: id(),
          name: z.string(),
          decisions: z.int(),
          rejections: z.int(),
          /**
           * Minutes within which half of the cases, and nine of ten, were decided after they came to a person; null
           * without a decision.
           */
          medianMinutes: z.nullable(z.number()),
          slowMinutes: z.nullable(z.number()),
          tasks: z.int(),
          contacts: z.int(),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
