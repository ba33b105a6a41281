import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';
import { PORTFOLIO_FIGURES } from './portfolio-figure.ts';

/** Lists the loans that a figure of the portfolio counts, the oldest first. Their amounts add up to the figure. */
export const listPortfolioLoans = defineEndpoint({
  name: 'listPortfolioLoans',
  method: 'GET',
  path: '/web/private/back-office/reports/portfolio/loans',
  access: 'staff',
  permission: 'loan.read',
  summary: 'List the loans of a figure of the portfolio',
  query: lazy(() =>
    z.object({
      date: z.optional(plainDate()),
      figure: z.enum(PORTFOLIO_FIGURES),
      /** Kind and key of one group, as the report returns them: `vintage:2026-10`. */
      group: z.optional(z.string().check(z.regex(/^(?:product|vintage|channel):.{1,80}$/))),
      /** `next` of the page before. */
      after: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.object({
      date: plainDate(),
      rows: z.array(
        z.object({
          id: id(),
          hashedId: z.string(),
          clientName: z.string(),
          /** Current status. */
          status: loanStatus(),
          /** Day on which the money arrived. */
          arrivedOn: plainDate(),
          daysLate: z.int(),
          /** Principal owed on the day. */
          principal: money(),
          /** Part of the figure that this loan is. */
          amount: money(),
        }),
      ),
      /** Cursor of the next page; `null` on the last page. */
      next: z.nullable(id()),
    }),
  ),
  refusals: ['invalid_input'],
});
