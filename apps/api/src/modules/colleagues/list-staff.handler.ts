import { listStaff } from '@lender/contract';
import { STAFF_ROLES } from '@lender/lending';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';
import { lockedUpTo } from '../../kernel/idle-lock.policy.ts';
import { needsSecondFactor, readAccessActs, staffName } from '../access/index.ts';
import { readDependences } from '../approvals/index.ts';

export const listStaffHandler = implement(listStaff, async (_, { tx, services }) => {
  const now = services.clock.wall();
  const locked = lockedUpTo({ now, idleMinutes: services.env.STAFF_IDLE_MINUTES });
  const people = await tx
    .selectFrom('staff_user')
    .leftJoin('session', 'session.account_id', 'staff_user.id')
    .select(['staff_user.id', 'name', 'email', 'role', 'suspended_at', 'mfa_confirmed_at'])
    .select(
      sql<string>`count(session.id) filter (
        where session.revoked_at is null and session.owes is null and session.expires_at > ${now}
          and coalesce(session.used_at, session.created_at) > ${locked})`.as('open_sessions'),
    )
    // A session of before tells only when it was opened.
    .select(sql<Date | null>`max(coalesce(session.seen_at, session.created_at))`.as('seen_at'))
    .groupBy('staff_user.id')
    .orderBy('name')
    .orderBy('staff_user.id')
    .execute();
  const invitations = await tx
    .selectFrom('staff_invitation')
    .select(['staff_invitation.id', 'staff_invitation.name', 'staff_invitation.email', 'staff_invitation.role'])
    .select((eb) => [
      'expires_at',
      staffName(eb.ref('staff_invitation.invited_by')).as('invited_by_name'),
      staffName(eb.ref('staff_invitation.approved_by')).as('approved_by_name'),
    ])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('staff_invitation.name')
    .orderBy('staff_invitation.id')
    .execute();
  const acts = await readAccessActs(tx);
  const { between } = await readDependences(tx, services);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return ok({
    people: people.map(({ suspended_at, mfa_confirmed_at, open_sessions, seen_at, ...person }) => ({
      ...person,
      suspendedAt: suspended_at?.toISOString() ?? null,
      hasSecondFactor: mfa_confirmed_at !== null,
      openSessions: Number(open_sessions),
      seenAt: seen_at?.toISOString() ?? null,
      access: acts
        .filter(({ staffId }) => staffId === person.id)
        .map(({ act, doneBy, approvedBy, at }) => ({
          act,
          byName: nameOf(doneBy),
          approvedByName: nameOf(approvedBy),
          at: at.toISOString(),
        })),
      dependentOn: people.flatMap(({ id, name }) => {
        const dependence = between(person.id, id);
        return dependence ? [{ id, name, dependence }] : [];
      }),
    })),
    invitations: invitations.map(({ invited_by_name, approved_by_name, expires_at, ...invited }) => ({
      ...invited,
      invitedBy: invited_by_name,
      approvedBy: approved_by_name,
      expiresAt: expires_at.toISOString(),
    })),
    secondFactorRoles: STAFF_ROLES.filter((role) => needsSecondFactor(role, services.env)),
  });
});
