import { CALL_OUTCOMES, CONTACT_CHANNELS, LOAN_STANDINGS, PROMISE_STATES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/** What was overdue on a day and what of it was paid until another, by how late it was; who was spoken to, and what was promised. */
export const getCollectionReport = defineEndpoint({
  name: 'getCollectionReport',
  method: 'GET',
  path: '/web/private/back-office/reports/collection',
  access: 'staff',
  permission: 'report.read',
  summary: 'What was collected, by how late it was',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /** Of each loan no more is collected than was due on the first day. Buckets of none are left out. */
      buckets: z.array(
        z.object({ bucket: z.enum(LOAN_STANDINGS), loans: z.int(), due: money(), collected: money(), paying: z.int() }),
      ),
      /** What came of contacts that were made in the period; a text has no outcome. */
      contacts: z.array(
        z.object({
          channel: z.enum(CONTACT_CHANNELS),
          outcome: z.nullable(z.enum(CALL_OUTCOMES)),
          contacts: z.int(),
        }),
      ),
      /** Promises that were made in the period, as they stand now. */
      promises: z.array(
        z.object({ state: z.enum(PROMISE_STATES), promises: z.int(), promised: money(), paid: money() }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
