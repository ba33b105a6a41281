/** Pages that show a loan, and those for the self-service actions of its borrower. */
export const LOAN_PATHS = {
  loan: '/profile/my-loan',
  pay: '/profile/my-loan/pay',
  extend: '/profile/my-loan/extend',
  agreement: '/profile/my-loan/extension-agreement',
  withdrawal: '/profile/my-loan/withdrawal',
  transfer: '/profile/my-loan/transfer',
  debit: '/profile/my-loan/debit',
  hardship: '/profile/my-loan/hardship',
  notMine: '/profile/my-loan/not-mine',
} as const;

/** Query parameter that names the loan of a page. */
export const LOAN_PARAMETER = 'prestamo';

/**
 * Returns the address of a page about one loan: a borrower with several loans stays with the one that they opened.
 *
 * @example
 * loanPath('pay', '0197…', { por: 'prorroga' }) // → '/profile/my-loan/pay?prestamo=0197…&por=prorroga'
 */
export const loanPath = (
  page: keyof typeof LOAN_PATHS,
  loanId: string,
  more: Readonly<Record<string, string>> = {},
): string => `${LOAN_PATHS[page]}?${new URLSearchParams({ [LOAN_PARAMETER]: loanId, ...more })}`;
