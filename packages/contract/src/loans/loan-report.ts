import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { plainDate } from '../wire/calendar.ts';

/** `hardship`: the borrower cannot pay. `not_mine`: the person who is said to owe the loan did not ask for it. */
export const LOAN_REPORT_KINDS = ['hardship', 'not_mine'] as const;
export type LoanReportKind = (typeof LOAN_REPORT_KINDS)[number];

/** Causes for which a borrower cannot pay. */
export const HARDSHIP_CAUSES = ['less_income', 'health', 'family', 'other'] as const;
export type HardshipCause = (typeof HARDSHIP_CAUSES)[number];

/**
 * Report of a borrower about a loan, which a person looks at. While one is open, no reminder is sent and nothing is
 * debited.
 */
export const loanReport = lazy(() =>
  z.object({ kind: z.enum(LOAN_REPORT_KINDS), reportedOn: plainDate(), isOpen: z.boolean() }),
);
