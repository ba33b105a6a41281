/** Roles of the members of staff. Each member has one role; its permissions are in `ROLE_PERMISSIONS`. */
export const STAFF_ROLES = [
  'support',
  'verifier',
  'underwriter',
  'collector',
  'payments',
  'risk_admin',
  'product_admin',
  'supervisor',
  'auditor',
  'admin',
] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** Parses a word from outside. */
export const isStaffRole = (word: unknown): word is StaffRole => STAFF_ROLES.some((role) => role === word);
