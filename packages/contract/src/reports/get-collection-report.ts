import { CALL_OUTCOMES, CONTACT_CHANNELS, LOAN_STANDINGS, PROMISE_STATES } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/**
 * Returns the amount overdue on a day and the part of it that was paid until another day, by how late it was; also the
 * contacts made, and the promises.
 */
export const getCollectionReport = defineEndpoint({
  name: 'getCollectionReport',
  method: 'GET',
  path: '/web/private/back-office/reports/collection',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the collection report',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /**
       * Amounts by bucket. Of each loan no more is collected than was due on the first day. Empty buckets are left out.
       */
      buckets: z.array(
        z.object({ bucket: z.enum(LOAN_STANDINGS), loans: z.int(), due: money(), collected: money(), paying: z.int() }),
      ),
      /** Outcomes of the contacts that were made in the period; a text message has no outcome. */
      contacts: z.array(
        z.object({
          channel: z.enum(CONTACT_CHANNELS),
          outcome: z.nullable(z.enum(CALL_OUTCOMES)),
          contacts: z.int(),
        }),
      ),
      /** Promises that were made in the period, by their current state. */
      promises: z.array(
        z.object({ state: z.enum(PROMISE_STATES), promises: z.int(), promised: money(), paid: money() }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
