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

/** Status of a session, or of one attempt of it. */
export type SessionStatus = (typeof SESSION_STATUSES)[number];
