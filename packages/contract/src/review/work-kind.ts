import type { Permission } from '@lender/lending';
import type { StaffTaskKind } from '../tasks/staff-task.ts';

/** All kinds of work that wait for a member of staff. */
export const WORK_KINDS = [
  'own_cases',
  'free_cases',
  'approvals',
  'complaints',
  'disputes',
  'hardship',
  'transfers',
  'deposits',
  'payouts',
  'bank_lines',
  'promises',
  'calls',
  'messages',
  'alerts',
  'tasks',
  'jobs',
  'webhooks',
  'invitations',
  'policy_drafts',
  'policy_shadows',
  'product_drafts',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Kind of work to which each kind of task belongs. An unmatched payment is counted by itself, not by its task. */
export const TASK_WORK: Readonly<Record<StaffTaskKind, WorkKind>> = {
  payout_refused: 'payouts',
  payout_returned: 'payouts',
  payout_stuck: 'payouts',
  payout_returned_after_settlement: 'payouts',
  cash_payout_due: 'payouts',
  cash_payout_unclaimed: 'payouts',
  receipt_unmatched: 'deposits',
  refund_due: 'tasks',
  reversal_received: 'tasks',
  chargeback: 'tasks',
  transfer_unproven: 'transfers',
  hold_review: 'tasks',
  write_off_proposed: 'tasks',
  sale_fallen: 'tasks',
  hardship_asked: 'hardship',
  loan_disputed: 'disputes',
  identifier_quota_reached: 'tasks',
  webhook_failed: 'webhooks',
  job_failed: 'jobs',
};

/** Permissions to act on each kind of work. A role that lacks one of them has no such work. */
export const WORK_PERMISSIONS: Readonly<Record<WorkKind, readonly Permission[]>> = {
  own_cases: ['case.decide'],
  free_cases: ['case.decide'],
  approvals: ['approval.decide'],
  complaints: ['complaint.handle'],
  disputes: ['task.close', 'loan.hold'],
  hardship: ['task.close', 'loan.hold'],
  transfers: ['task.close'],
  deposits: ['payment.match'],
  payouts: ['task.close', 'payout.retry'],
  bank_lines: ['payment.match', 'ledger.read'],
  promises: ['collection.work'],
  calls: ['collection.work'],
  messages: ['message.resend'],
  alerts: ['aml.handle'],
  tasks: ['task.close', 'payout.read'],
  jobs: ['job.retry'],
  webhooks: ['webhook.manage'],
  invitations: ['access.manage'],
  policy_drafts: ['policy.draft'],
  policy_shadows: ['policy.draft'],
  product_drafts: ['product.draft'],
};
