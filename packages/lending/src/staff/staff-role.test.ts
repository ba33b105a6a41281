import { expect, it } from 'vitest';
import { isStaffRole, STAFF_ROLES } from './staff-role.ts';

it('there are ten roles, and no other word is a role', () => {
  expect(STAFF_ROLES.filter(isStaffRole)).toHaveLength(10);
  for (const word of ['operator', 'Admin', '', undefined, 7, '__proto__']) expect(isStaffRole(word)).toBe(false);
});
