import { expect, it } from 'vitest';
import { identifierQuotaOf } from './identifier-quotas.data.ts';
import { mayRole } from './may-role.ts';
import { STAFF_ROLES } from './staff-role.ts';

it('every role that may see or search identifiers has a daily quota, and the other roles have none', () => {
  for (const role of STAFF_ROLES) {
    const mayFind = mayRole(role, 'identifier.reveal') || mayRole(role, 'search.read');
    expect([role, identifierQuotaOf(role) > 0]).toEqual([role, mayFind]);
    expect(identifierQuotaOf(role)).toBeLessThan(100);
  }
});
