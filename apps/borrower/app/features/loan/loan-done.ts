/** What may have been done with a loan a moment ago, and is said on its page. */
export const LOAN_DONE = ['extended', 'withdrawal', 'kept', 'debit', 'debit-ended'] as const;
export type LoanDone = (typeof LOAN_DONE)[number];
