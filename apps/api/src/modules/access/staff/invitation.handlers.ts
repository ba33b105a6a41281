import { acceptInvitation, readInvitation, withdrawInvitation } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { recordAct } from '../../audit/index.ts';
import { refusePassword } from '../passwords/refuse-password.ts';
import { needsSecondFactor } from '../second-factor/needs-second-factor.ts';
import { openOwingSession, openStaffSession } from '../staff-sessions/staff-session.ts';
import { recordAccessAct } from './access-acts.ts';
import { tokenHash } from './invite.ts';

export const withdrawInvitationHandler = implement(withdrawInvitation, async ({ params }, { tx, services, log }) => {
  const ended = await tx
    .updateTable('staff_invitation')
    .set({ ended_at: services.clock.wall() })
    .where('id', '=', params.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return refuse('not_found');
  log.info({ event: 'staff.invitation_withdrawn' });
  return ok({});
});

export const readInvitationHandler = implement(
  readInvitation,
  async ({ body }, { tx, services }) => {
    const invitation = await tx
      .selectFrom('staff_invitation')
      .select(['email', 'name', 'role', 'expires_at'])
      .where('token_hash', '=', tokenHash(services.vault, body.token))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', services.clock.wall())
      .executeTakeFirst();
    if (!invitation) return refuse('code_expired');
    const { expires_at, ...reported } = invitation;
    return ok({ ...reported, expiresAt: expires_at.toISOString() });
  },
  { limits: ['invitation-tries'] },
);

/**
 * Accepts an invitation. One statement ends it while it is open, so that of two who use the link one gets the account.
 */
export const acceptInvitationHandler = implement(
  acceptInvitation,
  async ({ body }, { tx, services, source, device, requestId, log }) => {
    const { clock, env, newId, passwords, vault } = services;
    const now = clock.wall();
    const invitation = await tx
      .updateTable('staff_invitation')
      .set({ ended_at: now })
      .where('token_hash', '=', tokenHash(vault, body.token))
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['id', 'email', 'name', 'role', 'invited_by', 'approved_by', 'invited_at'])
      .executeTakeFirst();
    if (!invitation) return refuse('code_expired');
    const { id: invitationId, email, name, role } = invitation;
    const weak = await refusePassword({ password: body.password, own: [email, name], field: ['password'] }, services);
    if (weak) return weak;

    const user = { id: newId(), role };
    await tx
      .insertInto('staff_user')
      .values({ ...user, email, name, password_hash: await passwords.hash(body.password), created_at: now })
      .execute();
    const { invited_by: doneBy, approved_by: approvedBy, invited_at: at } = invitation;
    await recordAccessAct(tx, { act: 'invited', staffId: user.id, doneBy, approvedBy, at }, services);
    log.info({ event: 'staff.joined' });
    const act = { staffId: user.id, role, kind: 'write', call: acceptInvitation.name, outcome: 'done' } as const;
    await recordAct(tx, { ...act, subjectId: invitationId, requestId, details: [] }, services);
    const opened = { source, device };
    if (!needsSecondFactor(role, env))
      return ok({ Authorization: await openStaffSession(tx, { user, ...opened, requestId }, services) });
    const owes = 'second_factor' as const;
    return ok({ Authorization: await openOwingSession(tx, { userId: user.id, ...opened, owes }, services), owes });
  },
  { limits: ['invitation-tries'] },
);
