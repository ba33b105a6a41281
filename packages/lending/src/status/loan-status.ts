/** Every status a loan can have, by name, with its number on the wire. */
export const LOAN_STATUS = {
  draft: 1,
  cancelled: 2,
  cannotMakeOffer: 3,
  active: 4,
  paid: 5,
  onHold: 6,
  terminated: 8,
  soldDebt: 9,
  writeOff: 10,
} as const;

export type LoanStatusName = keyof typeof LOAN_STATUS;
/** The wire number of a loan status: 1, 2, 3 … 10 (7 does not exist). */
export type LoanStatus = (typeof LOAN_STATUS)[LoanStatusName];

export const LOAN_STATUSES: readonly LoanStatus[] = Object.values(LOAN_STATUS);

/** The statuses in which the client still owes us: active and on hold. */
export const OPEN_LOAN_STATUSES: readonly LoanStatus[] = [LOAN_STATUS.active, LOAN_STATUS.onHold];

/** Tells whether the client still owes this loan to us. A sold or written off loan is owed, but no longer runs. */
export const isLoanOpen = (status: LoanStatus): boolean => OPEN_LOAN_STATUSES.includes(status);

/** Parses a number from outside. */
export const isLoanStatus = (value: unknown): value is LoanStatus => LOAN_STATUSES.some((status) => status === value);
