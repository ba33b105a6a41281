import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { applicationStatus } from '../wire/application-status.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { reportPeriod } from './report-period.ts';

/** Returns the decisions of the engine in some days, as a whole and by each rule that fired. */
export const getRuleReport = defineEndpoint({
  name: 'getRuleReport',
  method: 'GET',
  path: '/web/private/back-office/reports/rules',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the decision report by rule',
  query: reportPeriod,
  reply: lazy(() => {
    const outcome = {
      outcome: applicationStatus(),
      decisions: z.int(),
      asked: money(),
      /** Amount offered; zero where nothing was offered. */
      offered: money(),
    };
    return z.object({
      from: plainDate(),
      to: plainDate(),
      outcomes: z.array(z.object(outcome)),
      /**
       * Outcomes by rule. A decision on which two rules fired is counted for both, so that the sums are not numbers of
       * decisions.
       */
      rules: z.array(z.object({ rule: z.string(), ...outcome })),
    });
  }),
  refusals: ['invalid_input'],
});
