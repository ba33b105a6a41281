import * as z from 'zod/mini';
import { defineEndpoint, lazy } from '../endpoint.ts';
import { loanReport } from '../loans/loan-report.ts';
import { whichLoan } from '../wire/which-loan.ts';

/** Lists the borrower's reports about a loan, the newest first. */
export const getLoanReports = defineEndpoint({
  name: 'getLoanReports',
  method: 'GET',
  path: '/web/private/client/loan/active/report',
  access: 'client',
  summary: "List the borrower's reports about a loan",
  query: whichLoan,
  reply: lazy(() => z.array(loanReport())),
  refusals: ['no_active_loan'],
});
