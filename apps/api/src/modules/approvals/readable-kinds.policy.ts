import { APPROVAL_KINDS, type ApprovalKind, isAccessApproval } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';

/**
 * Returns the kinds of command that a role may see while they wait for a second person. All others are hidden from it.
 */
export const readableKinds = (role: StaffRole): readonly ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => mayRole(role, isAccessApproval(kind) ? 'access.read' : 'command.read'));
