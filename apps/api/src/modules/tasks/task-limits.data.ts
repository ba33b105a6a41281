import type { StaffTaskKind } from '@lender/contract';

/**
 * Hours of the business clock within which a member of staff should have looked at a task, by its kind. The figures are
 * the lender's own: money that a borrower waits for comes first.
 */
export const TASK_LIMIT_HOURS: Readonly<Record<StaffTaskKind, number>> = {
  payout_refused: 4,
  payout_returned: 4,
  payout_stuck: 4,
  payout_returned_after_settlement: 24,
  cash_payout_due: 4,
  cash_payout_unclaimed: 24,
  receipt_unmatched: 24,
  refund_due: 72,
  reversal_received: 24,
  chargeback: 72,
  transfer_unproven: 24,
  hold_review: 24,
  write_off_proposed: 168,
  sale_fallen: 48,
  hardship_asked: 48,
  loan_disputed: 24,
  identifier_quota_reached: 24,
  webhook_failed: 24,
  job_failed: 4,
};
