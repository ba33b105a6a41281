import type { Permission } from '@lender/lending';

/** Problems of a payout that did not simply arrive. */
export const PAYOUT_TASKS = [
  'payout_refused',
  'payout_returned',
  'payout_stuck',
  'payout_returned_after_settlement',
] as const;
/** Cash that a brand is to hand over, and cash that was not collected. */
export const CASH_TASKS = ['cash_payout_due', 'cash_payout_unclaimed'] as const;
/** Money that came in and that a member of staff has to assign, send back or discuss. */
export const RECEIPT_TASKS = [
  'receipt_unmatched',
  'refund_due',
  'reversal_received',
  'chargeback',
  'transfer_unproven',
] as const;

/** Tasks about money that is not where it should be: it came or went, and a person has to look. */
export const MONEY_TASK_KINDS = [...PAYOUT_TASKS, ...CASH_TASKS, ...RECEIPT_TASKS] as const;

/** All kinds of tasks that wait for a person. */
export const STAFF_TASK_KINDS = [
  ...MONEY_TASK_KINDS,
  'hold_review',
  'write_off_proposed',
  'sale_fallen',
  'hardship_asked',
  'loan_disputed',
  'identifier_quota_reached',
  'webhook_failed',
  'job_failed',
] as const;
export type StaffTaskKind = (typeof STAFF_TASK_KINDS)[number];

/**
 * Reports of borrowers that a member of staff in contact with them has to look at; visible to everyone who sees tasks
 * at all.
 */
const BORROWER_TASK_KINDS: readonly StaffTaskKind[] = ['hardship_asked', 'loan_disputed', 'transfer_unproven'];

/**
 * Returns the permission needed to see and to close a task of a kind. Tasks about reports of borrowers are also open to
 * support, tasks about colleagues to those who may read the audit, and all others to those who may see payouts.
 *
 * @example
 * taskPermission('loan_disputed') // → 'task.read'
 * taskPermission('payout_stuck') // → 'payout.read'
 */
export const taskPermission = (kind: StaffTaskKind): Permission =>
  kind === 'identifier_quota_reached' ? 'audit.read' : BORROWER_TASK_KINDS.includes(kind) ? 'task.read' : 'payout.read';
