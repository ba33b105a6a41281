import { STAFF_TASK_KINDS, type StaffTaskKind, taskPermission } from '@lender/contract';
import { mayRole, type StaffRole } from '@lender/lending';

/** Returns the kinds of tasks that a role may see and close. All other kinds stay hidden from it. */
export const readableTasks = (role: StaffRole): readonly StaffTaskKind[] =>
  STAFF_TASK_KINDS.filter((kind) => mayRole(role, taskPermission(kind)));
