/** Name of the field in the form that keeps the loan after all. */
export const KEEPS_LOAN = 'keepsLoan';
