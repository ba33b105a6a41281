/** Where a loan is shown, and what its borrower does with it. */
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

/** Which loan a page is about. */
export const LOAN_PARAMETER = 'prestamo';

/**
 * The page of one loan: whoever owes several stays with the one that they opened.
 *
 * @example
 * loanPath('pay', '0197…', { por: 'prorroga' }) // → '/profile/my-loan/pay?prestamo=0197…&por=prorroga'
 */
export const loanPath = (
  page: keyof typeof LOAN_PATHS,
  loanId: string,
  more: Readonly<Record<string, string>> = {},
): string => `${LOAN_PATHS[page]}?${new URLSearchParams({ [LOAN_PARAMETER]: loanId, ...more })}`;
