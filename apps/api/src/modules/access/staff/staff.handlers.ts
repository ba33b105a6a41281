import { endStaffSessions, suspendStaff } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { revokeSessions } from '../revoke-sessions.ts';
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
