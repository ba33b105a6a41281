import { changeStaffRole, endStaffSessions, reactivateStaff, resetSecondFactor, suspendStaff } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { forgetRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { lockColleague, lockReplaceable } from './lock-colleague.ts';

export const suspendStaffHandler = implement(suspendStaff, async ({ params }, { caller, tx, services, log }) => {
  const found = await lockReplaceable(tx, { colleagueId: params.id, userId: caller.userId });
  if (!found.ok) return found;
  const { id, suspended_at } = found.value;
  if (suspended_at) return ok({});
  await tx.updateTable('staff_user').set({ suspended_at: services.clock.wall() }).where('id', '=', id).execute();
  await revokeSessions(tx, { accountId: id }, services);
  log.info({ event: 'staff.suspended' });
  return ok({});
});

export const reactivateStaffHandler = implement(reactivateStaff, async ({ params }, { tx, log }) => {
  const found = await tx
    .updateTable('staff_user')
    .set({ suspended_at: null })
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (found.numUpdatedRows === 0n) return refuse('not_found');
  log.info({ event: 'staff.reactivated' });
  return ok({});
});

export const changeStaffRoleHandler = implement(changeStaffRole, async ({ params, body }, { caller, tx, log }) => {
  const found = await lockReplaceable(tx, { colleagueId: params.id, userId: caller.userId });
  if (!found.ok) return found;
  await tx.updateTable('staff_user').set({ role: body.role }).where('id', '=', found.value.id).execute();
  log.info({ event: 'staff.role_changed' });
  return ok({});
});

export const resetSecondFactorHandler = implement(
  resetSecondFactor,
  async ({ params }, { caller, tx, services, log }) => {
    const found = await lockColleague(tx, { colleagueId: params.id, userId: caller.userId });
    if (!found.ok) return found;
    const { id } = found.value;
    await tx
      .updateTable('staff_user')
      .set({ mfa_secret_sealed: null, mfa_confirmed_at: null, mfa_last_step: null })
      .where('id', '=', id)
      .execute();
    await forgetRecoveryCodes(tx, id);
    await revokeSessions(tx, { accountId: id }, services);
    log.info({ event: 'second_factor.reset' });
    return ok({});
  },
);

export const endStaffSessionsHandler = implement(
  endStaffSessions,
  async ({ params }, { caller, tx, services, log }) => {
    const found = await lockColleague(tx, { colleagueId: params.id, userId: caller.userId });
    if (!found.ok) return found;
    await revokeSessions(tx, { accountId: found.value.id }, services);
    log.info({ event: 'staff.sessions_ended' });
    return ok({});
  },
);
