import * as z from 'zod/mini';
import { lazy } from '../endpoint.ts';
import { LOAN_APPROVAL_KINDS } from '../loans/loan-command.ts';

/** Commands about one payout. */
export const PAYOUT_APPROVAL_KINDS = ['payout.retry', 'payout.cancel', 'payout.hand_over'] as const;

/** Commands about members of staff and their access. */
const ACCESS_APPROVAL_KINDS = [
  'staff.invite',
  'staff.change_role',
  'staff.reactivate',
  'staff.reset_second_factor',
] as const;
export type AccessApprovalKind = (typeof ACCESS_APPROVAL_KINDS)[number];

/** Tells whether a command is about the access of staff: callers who may not see the staff do not see it either. */
export const isAccessApproval = (kind: ApprovalKind): kind is AccessApprovalKind =>
  ACCESS_APPROVAL_KINDS.some((one) => one === kind);

export const APPROVAL_KINDS = [
  'client.status',
  'client.limit',
  'client.contact',
  ...LOAN_APPROVAL_KINDS,
  ...PAYOUT_APPROVAL_KINDS,
  'payment.refund_credit',
  'payment.refund_receipt',
  'bank.capital',
  'policy.publish',
  'product.publish',
  'message.publish',
  'working_days.publish',
  'legal.publish',
  'data.export',
  'data.evidence',
  'aml.thresholds',
  'identifier.more',
  'promotion.create',
  ...ACCESS_APPROVAL_KINDS,
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const approvalKind = lazy(() => z.enum(APPROVAL_KINDS));
