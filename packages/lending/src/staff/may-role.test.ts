import { describe, expect, expectTypeOf, it } from 'vitest';
import { mayRole } from './may-role.ts';
import { PERMISSIONS, type Permission } from './permission.ts';
import { ROLE_PERMISSIONS } from './role-permissions.data.ts';
import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

const heldBy = (role: StaffRole) => PERMISSIONS.filter((permission) => mayRole(role, permission));
const holdersOf = (permission: Permission) => STAFF_ROLES.filter((role) => mayRole(role, permission));
const isReading = (permission: Permission) => /\.(?:read|export)$/.test(permission);

describe('the roles of staff', () => {
  it('every role may manage its own session, read the names of colleagues, see the business day and its own work', () => {
    for (const role of STAFF_ROLES)
      expect(heldBy(role)).toEqual(expect.arrayContaining(['self.manage', 'staff.read', 'sandbox.read', 'work.read']));
  });

  it('no role lists a permission twice', () => {
    for (const role of STAFF_ROLES) expect(ROLE_PERMISSIONS[role].toSorted()).toEqual(heldBy(role).toSorted());
  });

  it('every permission has a role that holds it', () => {
    for (const permission of PERMISSIONS) expect(holdersOf(permission)).not.toEqual([]);
  });

  it('no role may export what it may not read', () => {
    for (const role of holdersOf('data.export'))
      expect(heldBy(role)).toEqual(expect.arrayContaining(['case.read', 'loan.read', 'report.read']));
    for (const role of holdersOf('pii.export'))
      expect(heldBy(role)).toEqual(expect.arrayContaining(['data.export', 'audit.read']));
  });

  it('the auditor may read and export everything, and change nothing', () => {
    expect(heldBy('auditor').filter((permission) => permission !== 'self.manage')).toEqual(
      PERMISSIONS.filter(isReading),
    );
  });

  it('the admin has no permission about money, clients or decisions', () => {
    expect(heldBy('admin')).toEqual([
      'self.manage',
      'staff.read',
      'access.read',
      'access.manage',
      'approval.read',
      'approval.decide',
      'job.read',
      'job.retry',
      'notice.read',
      'notice.replay',
      'sandbox.read',
      'sandbox.advance',
      'webhook.read',
      'webhook.manage',
      'work.read',
    ]);
  });

  it('documents are shown only to roles that decide, check or audit', () => {
    expect(holdersOf('document.read')).toEqual(['verifier', 'underwriter', 'supervisor', 'auditor']);
  });

  it('verifiers may decide, but make no offer of their own', () => {
    expect(holdersOf('case.decide')).toEqual(['verifier', 'underwriter', 'supervisor']);
    expect(holdersOf('case.offer')).toEqual(['underwriter', 'supervisor']);
  });

  it('roles that only answer, collect, reconcile or set products up may not decide', () => {
    for (const role of ['support', 'collector', 'payments', 'product_admin'] as const)
      expect(heldBy(role)).not.toContain('case.decide');
  });

  it('only a supervisor decides on requests about clients and money, and an admin on those about accounts alone', () => {
    expect(holdersOf('approval.decide')).toEqual(['supervisor', 'admin']);
    expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'command.read'))).toEqual(['supervisor']);
    expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'access.read'))).toEqual([
      'supervisor',
      'admin',
    ]);
  });

  it('only the admin manages the accounts of staff, and the roles that check others may see them', () => {
    expect(holdersOf('access.manage')).toEqual(['admin']);
    expect(holdersOf('access.read')).toEqual(['supervisor', 'auditor', 'admin']);
  });

  it('a permission that does not exist does not compile', () => {
    expectTypeOf(mayRole).parameter(1).toEqualTypeOf<Permission>();
    // @ts-expect-error no role has a permission that is not in the list
    expect(mayRole('supervisor', 'case.devour')).toBe(false);
  });
});
