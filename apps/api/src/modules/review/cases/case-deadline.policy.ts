import { APPLICATION_STATUS, type ApplicationStatus } from '@lender/lending';

/** Minutes of the business clock within which a case that waits for a person should be decided. */
export const DECIDE_WITHIN_MINUTES = 240;

const MINUTE_MS = 60_000;

/** Statuses in which a case waits for a person. */
export const MANUAL_STATUSES: readonly ApplicationStatus[] = [
  APPLICATION_STATUS.manualVerification,
  APPLICATION_STATUS.decisionError,
];

/** Returns the time that a case may wait in a status, in minutes; null while it waits for its client or is decided. */
export const goalMinutes = (status: ApplicationStatus): number | null =>
  MANUAL_STATUSES.includes(status) ? DECIDE_WITHIN_MINUTES : null;

/** Returns the moment until which a case should be decided. */
export function dueAt(status: ApplicationStatus, since: Date): Date | null {
  const minutes = goalMinutes(status);
  return minutes === null ? null : new Date(since.getTime() + minutes * MINUTE_MS);
}

/** Returns the latest start of waiting with which a case is late. */
export const lateSince = (now: Date): Date => new Date(now.getTime() - DECIDE_WITHIN_MINUTES * MINUTE_MS);
