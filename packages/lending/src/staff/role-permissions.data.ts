import type { Permission } from './permission.ts';
import type { StaffRole } from './staff-role.ts';

/**
 * What each role may do. The supervisor checks what others propose, so holds every command of theirs; the auditor reads
 * everything and changes nothing; the admin looks after accounts, settings and the server's own work, and neither sees
 * cases nor moves money.
 * Each begins with what nobody works without: the own session, the names of colleagues, the day of the business clock.
 */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  support: ['self.manage', 'staff.read', 'sandbox.read', 'case.read', 'loan.read', 'offer.read', 'client.create', 'lead.create'],
  verifier: ['self.manage', 'staff.read', 'sandbox.read', 'case.read', 'document.read', 'decision.read', 'case.decide'],
  underwriter: [
    'self.manage', 'staff.read', 'sandbox.read',
    'case.read',
    'document.read',
    'decision.read',
    'loan.read',
    'offer.read',
    'case.decide',
    'case.offer',
  ],
  collector: ['self.manage', 'staff.read', 'sandbox.read', 'case.read', 'loan.read'],
  payments: [
    'self.manage', 'staff.read', 'sandbox.read',
    'approval.read',
    'case.read',
    'loan.read',
    'ledger.read',
    'notice.read',
    'task.read',
    'task.close',
  ],
  risk_admin: ['self.manage', 'staff.read', 'sandbox.read', 'approval.read', 'case.read', 'decision.read', 'client.block'],
  product_admin: ['self.manage', 'staff.read', 'sandbox.read', 'promotion.create'],
  supervisor: [
    'self.manage', 'staff.read', 'sandbox.read',
    'approval.read',
    'approval.decide',
    'case.read',
    'document.read',
    'decision.read',
    'loan.read',
    'ledger.read',
    'notice.read',
    'offer.read',
    'case.decide',
    'case.offer',
    'client.create',
    'client.block',
    'job.read',
    'job.retry',
    'lead.create',
    'promotion.create',
    'sandbox.advance',
    'task.read',
    'task.close',
  ],
  auditor: [
    'self.manage', 'staff.read', 'sandbox.read',
    'approval.read',
    'case.read',
    'document.read',
    'decision.read',
    'job.read',
    'loan.read',
    'ledger.read',
    'notice.read',
    'offer.read',
    'task.read',
  ],
  admin: ['self.manage', 'staff.read', 'sandbox.read', 'job.read', 'job.retry', 'notice.read', 'sandbox.advance'],
};
