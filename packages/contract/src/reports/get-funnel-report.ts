import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/** How far an application came, the first first. Whoever came to one came to all before it. */
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

/** The applications that were begun in some days: how far they came by now, and where they stand. */
export const getFunnelReport = defineEndpoint({
  name: 'getFunnelReport',
  method: 'GET',
  path: '/web/private/back-office/reports/funnel',
  access: 'staff',
  permission: 'report.read',
  summary: 'How far applications come',
  query: reportPeriod,
  reply: lazy(() =>
    z.object({
      from: plainDate(),
      to: plainDate(),
      /** Every stage, with those that came at least so far, and what they asked for. */
      stages: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), applications: z.int(), asked: money() })),
      /** Where they stand; statuses of none are left out. */
      statuses: z.array(z.object({ status: applicationStatus(), applications: z.int(), asked: money() })),
      /** What partners sent, the most first; only of clients who let their visit be tracked. */
      partners: z.array(
        z.object({
          partner: z.string(),
          applications: z.int(),
          asked: money(),
          /** Of these applications: how many loans were paid out, and what they lent. */
          paidOut: z.int(),
          lent: money(),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
