import type { getLoan, getLoanEvents, Reply } from '@lender/contract';

/** Loan, as the API returns it. */
export type Loan = Reply<typeof getLoan>;

/** Event of the loan. */
export type LoanEvent = Reply<typeof getLoanEvents>[number];
