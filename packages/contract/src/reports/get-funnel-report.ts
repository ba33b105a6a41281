import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/** Stages that an application passes, in order. An application that reached one also reached all before it. */
export const FUNNEL_STAGES = [
  'applied',
  'employment',
  'address',
  'account',
  'documents',
  'decided',
  'approved',
  'signed',
  'paid_out',
] as const;
export type FunnelStage = (typeof FUNNEL_STAGES)[number];

/**
 * Returns the applications that were begun in some days, by the stage that they have reached by now and by their
 * status.
 */
export const getFunnelReport = defineEndpoint({
  name: 'getFunnelReport',
  method: 'GET',
  path: '/web/private/back-office/reports/funnel',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the application funnel report',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /** Every stage, with the applications that reached at least that stage, and the amount that they asked for. */
      stages: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), applications: z.int(), asked: money() })),
      /** Applications by their current status; statuses without applications are left out. */
      statuses: z.array(z.object({ status: applicationStatus(), applications: z.int(), asked: money() })),
      /**
       * Applications sent by partners, the partner with the most first; only of clients who let their visit be tracked.
       */
      partners: z.array(
        z.object({
          partner: z.string(),
          applications: z.int(),
          asked: money(),
          /** Number of loans paid out for these applications, and the amount lent. */
          paidOut: z.int(),
          lent: money(),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
