import type { Permission } from './permission.ts';
import { ROLE_PERMISSIONS } from './role-permissions.data.ts';
import type { StaffRole } from './staff-role.ts';

/**
 * Tells whether a role has a permission.
 *
 * @example
 * mayRole('underwriter', 'case.decide') // → true
 * mayRole('auditor', 'case.decide') // → false
 */
export const mayRole = (role: StaffRole, permission: Permission): boolean =>
  ROLE_PERMISSIONS[role].includes(permission);
