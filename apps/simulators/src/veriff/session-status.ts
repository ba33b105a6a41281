export const SESSION_STATUSES = [
  'created',
  'started',
  'submitted',
  'approved',
  'declined',
  'resubmission_requested',
  'expired',
  'abandoned',
  'review',
] as const;

/** How a session, or one attempt of it, stands. */
export type SessionStatus = (typeof SESSION_STATUSES)[number];
