/** Results of an action on a loan that its page confirms. */
export const LOAN_DONE = ['extended', 'withdrawal', 'kept', 'debit', 'debit-ended'] as const;
export type LoanDone = (typeof LOAN_DONE)[number];
