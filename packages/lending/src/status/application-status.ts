/**
 * Every status an application can have, by name, with its number on the wire.
 *
 * @example
 * APPLICATION_STATUS.manualVerification // → 14
 */
export const APPLICATION_STATUS = {
  new: 1,
  signing: 2,
  accepted: 3,
  completed: 4,
  canceled: 5,
  rejected: 6,
  verification: 7,
  specialOffer: 13,
  manualVerification: 14,
  yhatDecrease: 17,
  yhatIncrease: 18,
  terminated: 23,
  decisionError: 401,
} as const;

export type ApplicationStatusName = keyof typeof APPLICATION_STATUS;
/** The wire number of an application status: 1, 2, 3 … 401. */
export type ApplicationStatus = (typeof APPLICATION_STATUS)[ApplicationStatusName];

/** An application stops being active when it is completed, canceled, rejected or terminated. */
const ENDED: ReadonlySet<ApplicationStatus> = new Set([
  APPLICATION_STATUS.completed,
  APPLICATION_STATUS.canceled,
  APPLICATION_STATUS.rejected,
  APPLICATION_STATUS.terminated,
]);

export const APPLICATION_STATUSES: readonly ApplicationStatus[] = Object.values(APPLICATION_STATUS);

/** Tells whether an application in this status is still active: true for all but 4, 5, 6 and 23. */
export const isApplicationActive = (status: ApplicationStatus): boolean => !ENDED.has(status);

/** Statuses of an active application. A client has at most one application in them. */
export const ACTIVE_APPLICATION_STATUSES: readonly ApplicationStatus[] =
  APPLICATION_STATUSES.filter(isApplicationActive);

/** Parses a number from outside. */
export const isApplicationStatus = (value: unknown): value is ApplicationStatus =>
  APPLICATION_STATUSES.some((status) => status === value);
