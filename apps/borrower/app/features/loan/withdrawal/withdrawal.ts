/** What a form has that keeps the loan after all. */
export const KEEPS_LOAN = 'keepsLoan';
