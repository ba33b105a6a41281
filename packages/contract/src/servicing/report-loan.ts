import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { HARDSHIP_CAUSES, LOAN_REPORT_KINDS, loanReport } from '../loans/loan-report.ts';
import { whichLoan } from '../wire/which-loan.ts';

/**
 * Reports that a loan cannot be paid, or was never asked for; a person looks at the report. While one is open, another
 * of its kind counts as the same one. A hardship is granted once for each loan, by putting it on hold.
 */
export const reportLoan = defineEndpoint({
  name: 'reportLoan',
  method: 'POST',
  path: '/web/private/client/loan/active/report',
  access: 'client',
  summary: 'Report that a loan cannot be paid or was not requested',
  query: whichLoan,
  body: lazy(() =>
    z.strictObject({
      kind: z.enum(LOAN_REPORT_KINDS),
      /** Cause for which the borrower cannot pay. @default 'other' */
      cause: z.optional(z.enum(HARDSHIP_CAUSES)),
    }),
  ),
  reply: loanReport,
  status: 201,
  refusals: ['no_active_loan', 'limit_reached'],
  repeat: 'key',
});
