/** So long before a debit its borrower is told. */
export const NOTICE_MS = 24 * 3_600_000;

/** How long before a due date its debit is announced, in days. */
export const ANNOUNCED_DAYS_BEFORE = 1;

/** Of one due amount the bank is asked at most so often. */
export const MOST_DEBITS = 2;

/** So many days lie between two debits of one due amount: somebody has time to put money in. */
export const DAYS_BETWEEN_DEBITS = 2;
