import { STAFF_ROLES, type StaffRole } from '@lender/lending';
import type { Env } from '../../../env.ts';

/**
 * Tells whether a role signs in with a second factor only. Unless it is set: every role does, and in the sandbox none.
 */
export const needsSecondFactor = (
  role: StaffRole,
  { SECOND_FACTOR_ROLES, SANDBOX }: Pick<Env, 'SECOND_FACTOR_ROLES' | 'SANDBOX'>,
): boolean => (SECOND_FACTOR_ROLES ?? (SANDBOX ? [] : STAFF_ROLES)).includes(role);
