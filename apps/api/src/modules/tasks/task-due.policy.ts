import type { StaffTaskKind } from '@lender/contract';
import { TASK_LIMIT_HOURS } from './task-limits.data.ts';

const HOUR_MS = 3_600_000;

/** Returns the moment by which staff should have looked at a task of a kind that was opened at a moment. */
export const taskDueAt = (kind: StaffTaskKind, openedAt: Date): Date =>
  new Date(openedAt.getTime() + TASK_LIMIT_HOURS[kind] * HOUR_MS);
