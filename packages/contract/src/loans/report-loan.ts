import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { whichLoan } from '../wire/which-loan.ts';
import { HARDSHIP_CAUSES, LOAN_REPORT_KINDS, loanReport } from './loan-report.ts';

/**
 * Says that a loan cannot be paid, or was never asked for: a person looks at it. While one is open, another of its kind
 * is the same one. A hardship is granted once for each loan, by letting it stand still.
 */
export const reportLoan = defineEndpoint({
  name: 'reportLoan',
  method: 'POST',
  path: '/web/private/client/loan/active/report',
  access: 'client',
  summary: 'Say that a loan cannot be paid or was not asked for',
  query: whichLoan,
  body: lazy(() =>
    z.strictObject({
      kind: z.enum(LOAN_REPORT_KINDS),
      /** Why somebody cannot pay. @default 'other' */
      cause: z.optional(z.enum(HARDSHIP_CAUSES)),
    }),
  ),
  reply: loanReport,
  status: 201,
  refusals: ['no_active_loan', 'limit_reached'],
  repeat: 'key',
});
