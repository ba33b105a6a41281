import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** `hardship`: who owes it cannot pay. `not_mine`: whoever it is owed by did not ask for it. */
export const LOAN_REPORT_KINDS = ['hardship', 'not_mine'] as const;
export type LoanReportKind = (typeof LOAN_REPORT_KINDS)[number];

/** Why somebody cannot pay. */
export const HARDSHIP_CAUSES = ['less_income', 'health', 'family', 'other'] as const;
export type HardshipCause = (typeof HARDSHIP_CAUSES)[number];

/** What a borrower told us of a loan, which a person looks at. While one is open, nobody is reminded and nothing debited. */
export const loanReport = lazy(() =>
  z.object({ kind: z.enum(LOAN_REPORT_KINDS), reportedOn: plainDate(), isOpen: z.boolean() }),
);
