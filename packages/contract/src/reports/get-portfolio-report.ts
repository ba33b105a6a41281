import { LATE_BUCKETS } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { money } from '../wire/money.ts';
import { PORTFOLIO_FIGURES, PORTFOLIO_GROUPINGS } from './portfolio-figure.ts';

const figures = () => z.array(z.object({ figure: z.enum(PORTFOLIO_FIGURES), loans: z.int(), amount: money() }));

/**
 * Returns the loans that are owed on a day, by how late they are, with what was placed and collected in its month, what
 * the loans earned, and the same figures by product, vintage and channel. Later reports change the figures of a past day.
 */
export const getPortfolioReport = defineEndpoint({
  name: 'getPortfolioReport',
  method: 'GET',
  path: '/web/private/back-office/reports/portfolio',
  access: 'staff',
  permission: 'report.read',
  summary: 'Retrieve the portfolio',
  query: lazy(() => z.object({ date: z.optional(plainDate()) })),
  reply: lazy(() =>
    z.object({
      date: plainDate(),
      /** First day of the month of `date`. */
      from: plainDate(),
      /** Every figure, also those of zero. */
      figures: figures(),
      /** Everything that the open loans owe on the day, by how late they are; every bucket. */
      aged: z.array(
        z.object({
          bucket: z.enum(LATE_BUCKETS),
          loans: z.int(),
          principal: money(),
          /** Interest, fees and late charges that are earned and not paid, without IVA. */
          charges: money(),
          /** IVA of the charges. */
          vat: money(),
          total: money(),
        }),
      ),
      /** Earnings of the month until the day, by the books. */
      income: z.object({
        /** Interest, fees and late charges that were earned, without IVA, before waivers and losses. */
        earned: money(),
        /** Mean of the principal owed at the end of each day. */
        averagePrincipal: money(),
        /** Number of days of the mean. */
        days: z.int(),
      }),
      groups: z.array(
        z.object({
          kind: z.enum(PORTFOLIO_GROUPINGS),
          /** Version of the product, month as `YYYY-MM`, or `direct` or `partner:` and the partner's name. */
          key: z.string(),
          figures: figures(),
        }),
      ),
    }),
  ),
  refusals: ['invalid_input'],
});
