import { isLoanStatus, LOAN_STATUSES, type LoanStatus } from '@lender/lending';
import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';
import { id } from '../wire/id.ts';
import { loanStatus } from '../wire/loan-status.ts';
import { money } from '../wire/money.ts';
import { countInQuery } from '../wire/number-in-text.ts';

const statusInQuery = lazy(() =>
  z.codec(z.enum(LOAN_STATUSES.map(String)), z.custom<LoanStatus>(isLoanStatus), {
    decode: (text) => LOAN_STATUSES.find((one) => String(one) === text) ?? z.NEVER,
    encode: String,
  }),
);

/**
 * Lists loans whose money was paid out, the newest first, as they are on this business day. The next page begins below the
 * last row of this one.
 */
export const listLoans = defineEndpoint({
  name: 'listLoans',
  method: 'GET',
  path: '/web/private/back-office/loan',
  access: 'staff',
  permission: 'loan.read',
  summary: 'List the loans',
  query: lazy(() =>
    z.object({
      status: z.optional(statusInQuery()),
      /** The id of the last row that was read. */
      before: z.optional(id()),
      perPage: z.optional(countInQuery(100)),
    }),
  ),
  reply: lazy(() =>
    z.array(
      z.object({
        id: id(),
        hashedId: z.string(),
        clientId: id(),
        clientName: z.string(),
        status: loanStatus(),
        principal: money(),
        /** Amount owed today. */
        outstanding: money(),
        /** Number of days for which the oldest unpaid part has been due; 0 where none is. */
        daysLate: z.int(),
        /** Day on which the next part is due; `null` where nothing is owed. */
        dueDate: z.nullable(plainDate()),
        startDate: z.nullable(plainDate()),
      }),
    ),
  ),
  refusals: [],
});
