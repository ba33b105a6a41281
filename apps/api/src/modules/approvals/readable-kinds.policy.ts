import { APPROVAL_KINDS, type ApprovalKind, isAccessApproval } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';

/** The commands that somebody of a role is shown when they wait for a second person. Of others they hear nothing. */
export const readableKinds = (role: StaffRole): readonly ApprovalKind[] =>
  APPROVAL_KINDS.filter((kind) => mayRole(role, isAccessApproval(kind) ? 'access.read' : 'command.read'));
