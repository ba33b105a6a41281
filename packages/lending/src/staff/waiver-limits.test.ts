import { expect, it } from 'vitest';
import { STAFF_ROLES } from './staff-role.ts';
import { waiverLimitOf } from './waiver-limits.data.ts';

it('roles in contact with borrowers may waive 300 pesos of late charges alone, supervisors 1000, and other roles none', () => {
  const limits = STAFF_ROLES.map((role) => [role, waiverLimitOf(role)] as const).filter(([, limit]) => limit > 0);
  expect(limits).toEqual([
    ['support', 30_000],
    ['collector', 30_000],
    ['supervisor', 100_000],
  ]);
});
