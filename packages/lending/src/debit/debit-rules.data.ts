/** Time from the notice to the borrower until the debit, in milliseconds. */
export const NOTICE_MS = 24 * 3_600_000;

/** Number of days before a due date at which its debit is announced. */
export const ANNOUNCED_DAYS_BEFORE = 1;

/** Largest number of times that the bank is asked for one due amount. */
export const MOST_DEBITS = 2;

/** Number of days between two debits of one due amount, so that the borrower has time to put money in. */
export const DAYS_BETWEEN_DEBITS = 2;
