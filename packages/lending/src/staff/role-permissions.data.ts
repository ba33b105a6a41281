import type { Permission } from './permission.ts';
import type { StaffRole } from './staff-role.ts';

/** Their own session, the names of colleagues, and the day that the business clock shows: nobody works without them. */
const EVERYBODY = ['self.manage', 'staff.read', 'sandbox.read'] as const satisfies readonly Permission[];

/**
 * What each role may do. The supervisor checks what others propose, so holds every command of theirs; the auditor reads
 * everything and changes nothing; the admin looks after accounts and settings, and neither sees cases nor moves money.
 */
export const ROLE_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  support: [...EVERYBODY, 'case.read', 'loan.read', 'offer.read', 'client.create', 'lead.create'],
  verifier: [...EVERYBODY, 'case.read', 'document.read', 'decision.read', 'case.decide'],
  underwriter: [
    ...EVERYBODY,
    'case.read',
    'document.read',
    'decision.read',
    'loan.read',
    'offer.read',
    'case.decide',
    'case.offer',
  ],
  collector: [...EVERYBODY, 'case.read', 'loan.read'],
  payments: [...EVERYBODY, 'case.read', 'loan.read'],
  risk_admin: [...EVERYBODY, 'case.read', 'decision.read', 'client.block'],
  product_admin: [...EVERYBODY, 'promotion.create'],
  supervisor: [
    ...EVERYBODY,
    'case.read',
    'document.read',
    'decision.read',
    'loan.read',
    'offer.read',
    'case.decide',
    'case.offer',
    'client.create',
    'client.block',
    'lead.create',
    'promotion.create',
    'sandbox.advance',
  ],
  auditor: [...EVERYBODY, 'case.read', 'document.read', 'decision.read', 'loan.read', 'offer.read'],
  admin: [...EVERYBODY, 'sandbox.advance'],
};
