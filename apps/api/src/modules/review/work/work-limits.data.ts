/**
 * Hours of the business clock within which work should be done whose rows have no deadline of their own. The figures
 * are the lender's own.
 */
export const WORK_LIMIT_HOURS = {
  /** An alert is examined and classified within three days. */
  alerts: 72,
  approvals: 24,
  bank_lines: 24,
  messages: 24,
} as const;

/** Days for which a message that was given up counts as work: later, its subject is over. */
export const MESSAGE_DAYS = 7;
