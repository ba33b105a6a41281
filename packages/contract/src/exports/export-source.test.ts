import { mayRole, STAFF_ROLES } from '@lender/lending';
import { expect, test } from 'vitest';
import { EXPORT_PERMISSIONS, MASKED_EXPORTS, PERSONAL_EXPORTS } from './export-source.ts';

test('a role that may ask for personal data in full may read every source of it', () => {
  const roles = STAFF_ROLES.filter((role) => mayRole(role, 'pii.export'));
  expect(roles).not.toEqual([]);
  for (const role of roles)
    for (const source of PERSONAL_EXPORTS)
      expect([role, mayRole(role, EXPORT_PERMISSIONS[source])]).toEqual([role, true]);
});

test('each masked source can also be asked for in full', () => {
  expect(PERSONAL_EXPORTS).toEqual(expect.arrayContaining([...MASKED_EXPORTS]));
});
