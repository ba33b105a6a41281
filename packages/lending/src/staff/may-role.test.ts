import { describe, expect, expectTypeOf, it } from 'vitest';
import { mayRole } from './may-role.ts';
import { PERMISSIONS, type Permission } from './permission.ts';
import { ROLE_PERMISSIONS } from './role-permissions.data.ts';
import { STAFF_ROLES, type StaffRole } from './staff-role.ts';

const heldBy = (role: StaffRole) => PERMISSIONS.filter((permission) => mayRole(role, permission));
const holdersOf = (permission: Permission) => STAFF_ROLES.filter((role) => mayRole(role, permission));
const isReading = (permission: Permission) => /\.(?:read|export)$/.test(permission);

describe('the roles of staff', () => {
  it('all manage their own session, know their colleagues and see the business day', () => {
    for (const role of STAFF_ROLES)
      expect(heldBy(role)).toEqual(expect.arrayContaining(['self.manage', 'staff.read', 'sandbox.read']));
  });

  it('are told no permission twice', () => {
    for (const role of STAFF_ROLES) expect(ROLE_PERMISSIONS[role].toSorted()).toEqual(heldBy(role).toSorted());
  });

  it('leave no permission without a holder', () => {
    for (const permission of PERMISSIONS) expect(holdersOf(permission)).not.toEqual([]);
  });

  it('let nobody take along what they may not read', () => {
    for (const role of holdersOf('data.export'))
      expect(heldBy(role)).toEqual(expect.arrayContaining(['case.read', 'loan.read', 'report.read']));
    for (const role of holdersOf('pii.export'))
      expect(heldBy(role)).toEqual(expect.arrayContaining(['data.export', 'audit.read']));
  });

  it('let the auditor read everything, take it along, and change nothing', () => {
    expect(heldBy('auditor').filter((permission) => permission !== 'self.manage')).toEqual(
      PERMISSIONS.filter(isReading),
    );
  });

  it('keep money, clients and decisions from the admin', () => {
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
    ]);
  });

  it('show documents to who decides, checks or audits', () => {
    expect(holdersOf('document.read')).toEqual(['verifier', 'underwriter', 'supervisor', 'auditor']);
  });

  it('let verifiers decide, and make no offer of their own', () => {
    expect(holdersOf('case.decide')).toEqual(['verifier', 'underwriter', 'supervisor']);
    expect(holdersOf('case.offer')).toEqual(['underwriter', 'supervisor']);
  });

  it('let nobody decide who only answers, collects, reconciles or sets products up', () => {
    for (const role of ['support', 'collector', 'payments', 'product_admin'] as const)
      expect(heldBy(role)).not.toContain('case.decide');
  });

  it('let only a supervisor decide about clients and money, and an admin about accounts alone', () => {
    expect(holdersOf('approval.decide')).toEqual(['supervisor', 'admin']);
    expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'command.read'))).toEqual(['supervisor']);
    expect(holdersOf('approval.decide').filter((role) => mayRole(role, 'access.read'))).toEqual([
      'supervisor',
      'admin',
    ]);
  });

  it('let only the admin say who works here, and who checks others see it', () => {
    expect(holdersOf('access.manage')).toEqual(['admin']);
    expect(holdersOf('access.read')).toEqual(['supervisor', 'auditor', 'admin']);
  });

  it('compile only for permissions that exist', () => {
    expectTypeOf(mayRole).parameter(1).toEqualTypeOf<Permission>();
    // @ts-expect-error nobody can be asked for a permission that is not in the list
    expect(mayRole('supervisor', 'case.devour')).toBe(false);
  });
});
