import { endOtherSessions, endOwnSession, getOwnAccess } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { needsSecondFactor } from '../second-factor/needs-second-factor.ts';
import { openSessionsOf } from './open-sessions-of.ts';

export const getOwnAccessHandler = implement(getOwnAccess, async (_, { caller, tx, services }) => {
  const { mfa_confirmed_at } = await tx
    .selectFrom('staff_user')
    .select('mfa_confirmed_at')
    .where('id', '=', caller.userId)
    .executeTakeFirstOrThrow();
  const { left } = await tx
    .selectFrom('staff_recovery_code')
    .select((of) => of.fn.countAll<string>().as('left'))
    .where('staff_id', '=', caller.userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const sessions = await openSessionsOf(tx, caller.userId, services);
  return ok({
    secondFactor: {
      since: mfa_confirmed_at?.toISOString() ?? null,
      isRequired: needsSecondFactor(caller.role, services.env),
      recoveryCodesLeft: Number(left),
    },
    sessions: sessions.map((session) => ({ ...session, isOwn: session.id === caller.sessionId })),
  });
});

export const endOwnSessionHandler = implement(endOwnSession, async ({ params }, { caller, tx, services, log }) => {
  const ended = await tx
    .updateTable('session')
    .set({ revoked_at: services.clock.wall() })
    .where('account_id', '=', caller.userId)
    .where('id', '=', params.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return refuse('not_found');
  log.info({ event: 'session.ended', accountType: 'user' });
  return ok({});
});

export const endOtherSessionsHandler = implement(endOtherSessions, async (_, { caller, tx, services, log }) => {
  await revokeSessions(tx, { accountId: caller.userId, except: caller.sessionId }, services);
  log.info({ event: 'session.others_ended', accountType: 'user' });
  return ok({});
});
