import type { listStaff, Reply } from '@lender/contract';
import { mayRole, PERMISSIONS, STAFF_ROLES } from '@lender/lending';
import { accessActWords } from '../../vocabulary/dependence.copy.es.ts';
import { dependenceWords } from '../../vocabulary/dependence-words.ts';
import { formatInstant } from '../../vocabulary/moment.ts';
import { staffRoleWords } from '../../vocabulary/staff-role.copy.es.ts';
import { permissionWords } from './permission.copy.es.ts';
import { usersCopy as copy } from './users.copy.es.ts';

type Staff = Reply<typeof listStaff>;
export type Person = Staff['people'][number];

/** Person, as the table shows them. */
export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Person['role'];
  readonly roleWord: string;
  readonly isSuspended: boolean;
  readonly state: string;
  readonly factor: string;
  readonly sessions: string;
  readonly seen: string;
  /** Members of staff who gave this person access and who approved it, one line each. */
  readonly access: readonly string[];
  /** People with whom this person does not count as two people, and why, one line each. */
  readonly dependences: readonly string[];
}

export interface InvitationRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly by: string;
  readonly expires: string;
}

/** True when a person has to set up a second factor before anything else. */
export const owesSecondFactor = (
  { role, hasSecondFactor }: Person,
  { secondFactorRoles }: Pick<Staff, 'secondFactorRoles'>,
): boolean => !hasSecondFactor && secondFactorRoles.includes(role);

export function personRow(person: Person, staff: Pick<Staff, 'secondFactorRoles'>): PersonRow {
  const { id, name, email, role, suspendedAt, hasSecondFactor, openSessions, seenAt, access, dependentOn } = person;
  const { people: words } = copy;
  const missing = owesSecondFactor(person, staff) ? words.factorOwed : words.factorOff;
  return {
    id,
    name,
    email,
    role,
    roleWord: staffRoleWords[role],
    isSuspended: suspendedAt !== null,
    state: suspendedAt === null ? words.active : words.suspended(formatInstant(suspendedAt)),
    factor: hasSecondFactor ? words.factorOn : missing,
    sessions: words.sessions(openSessions),
    seen: seenAt === null ? words.never : formatInstant(seenAt),
    access: access.map(({ act, byName, approvedByName, at }) =>
      copy.access.line({
        act: accessActWords[act],
        by: byName ?? copy.invite.byServer,
        at: formatInstant(at),
        approvedBy: byName === null ? undefined : approvedByName,
      }),
    ),
    dependences: dependentOn.map((other) => copy.access.dependent(other.name, dependenceWords(other.dependence))),
  };
}

export const invitationRow = (invitation: Staff['invitations'][number]): InvitationRow => ({
  id: invitation.id,
  name: invitation.name,
  email: invitation.email,
  role: staffRoleWords[invitation.role],
  by: copy.invite.byBoth(invitation.invitedBy ?? copy.invite.byServer, invitation.approvedBy),
  expires: formatInstant(invitation.expiresAt),
});

/** Roles that a person may be given. */
export const roleOptions = STAFF_ROLES.map((value) => ({ value, label: staffRoleWords[value] }));

/** Permissions of each role, one row for each permission. */
export const matrixRows = PERMISSIONS.map((permission) => ({
  permission,
  label: permissionWords[permission],
  roles: STAFF_ROLES.map((role) => ({ role, may: mayRole(role, permission) })),
}));
