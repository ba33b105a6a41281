/**
 * Everything that staff may be permitted to do, as `<area>.<verb>`. Who may only `read` changes nothing, whatever the
 * area; `self.manage` is one's own session and second factor.
 */
export const PERMISSIONS = [
  'self.manage',
  'staff.read',
  'approval.read',
  'approval.decide',
  'case.read',
  'case.decide',
  'case.offer',
  'client.create',
  'client.block',
  'decision.read',
  'document.read',
  'job.read',
  'job.retry',
  'lead.create',
  'ledger.read',
  'loan.read',
  'notice.read',
  'loan.hold',
  'loan.waive',
  'loan.end',
  'offer.read',
  'payment.match',
  'payment.reverse',
  'promotion.create',
  'sandbox.read',
  'sandbox.advance',
  'task.read',
  'task.close',
] as const;

export type Permission = (typeof PERMISSIONS)[number];
