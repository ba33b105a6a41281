import type { ApplicationStatus } from '@lender/lending';
import { APPLICATION_DEADLINE_HOURS } from './application-deadlines.data.ts';

const HOUR_MS = 3_600_000;

/** Longest time that an application may be in each status, in milliseconds. */
export const DEADLINES = Object.entries(APPLICATION_DEADLINE_HOURS).map(([status, hours]) => ({
  status: Number(status) as ApplicationStatus,
  ms: hours * HOUR_MS,
}));

/**
 * Returns the moment at which an application's time in its status ends; undefined when it may stay there for ever.
 *
 * @example
 * deadlineOf({ status: 2, since: new Date('2026-11-20T18:00:00Z') }) // → 2026-11-22T18:00:00Z: 48 hours to sign
 */
export function deadlineOf({ status, since }: { status: ApplicationStatus; since: Date }): Date | undefined {
  const deadline = DEADLINES.find((row) => row.status === status);
  return deadline && new Date(since.getTime() + deadline.ms);
}
