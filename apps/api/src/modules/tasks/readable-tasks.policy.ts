import { STAFF_TASK_KINDS, type StaffTaskKind, taskPermission } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';

/** The kinds of tasks that somebody of a role is shown, and may close. Of others they hear nothing. */
export const readableTasks = (role: StaffRole): readonly StaffTaskKind[] =>
  STAFF_TASK_KINDS.filter((kind) => mayRole(role, taskPermission(kind)));
