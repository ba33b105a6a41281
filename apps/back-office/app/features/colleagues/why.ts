import type { Endpoint } from '@lender/contract';
import { mayRole, type Permission, STAFF_ROLES, type StaffRole } from '@lender/lending';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';
import { permissionWords } from './permission.copy.es.ts';
import { usersCopy } from './users.copy.es.ts';

const { why: copy } = usersCopy;

/** Person, as far as it decides what they may do. */
export interface Actor {
  readonly role: StaffRole;
  readonly isSuspended: boolean;
  /** True when the role needs a second factor, and there is none. */
  readonly owesSecondFactor: boolean;
}

/** Answer to whether a person may do something, and all that decides it, in words. */
export interface Why {
  readonly may: boolean;
  readonly title: string;
  readonly lines: readonly string[];
}

/** Returns why a person may make a call, or may not: by the same table by which the server refuses it. */
export function whyOf(
  { role, isSuspended, owesSecondFactor }: Actor,
  { permission, approval }: Pick<Extract<Endpoint, { access: 'staff' }>, 'permission' | 'approval'>,
): Why {
  const isPermitted = mayRole(role, permission);
  const may = isPermitted && !isSuspended && !owesSecondFactor;
  const words = [staffRoleWords[role], permissionWords[permission]] as const;
  return {
    may,
    title: may ? copy.may : copy.mayNot,
    lines: [
      ...(isSuspended ? [copy.suspended] : []),
      ...(owesSecondFactor ? [copy.factorOwed] : []),
      ...(isPermitted ? [copy.has(...words)] : [copy.lacks(...words), copy.holders(holdersOf(permission))]),
      ...(approval ? [copy.forTwo(checkersOf(permission))] : []),
    ],
  };
}

/**
 * Returns the roles that approve, in words: for access those that approve and see the staff, for the others those that
 * see commands.
 */
const checkersOf = (permission: Permission): string =>
  wordsOf(
    (role) =>
      mayRole(role, 'approval.decide') &&
      mayRole(role, permission === 'access.manage' ? 'access.read' : 'command.read'),
  );

const holdersOf = (permission: Permission): string => wordsOf((role) => mayRole(role, permission));

const wordsOf = (holds: (role: StaffRole) => boolean): string =>
  STAFF_ROLES.filter(holds)
    .map((role) => staffRoleWords[role])
    .join(', ');
