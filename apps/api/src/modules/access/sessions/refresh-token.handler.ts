import { refreshClientToken, refreshUserToken } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { msToLock } from '../../../kernel/idle-lock.policy.ts';
import { nextToken } from './next-token.ts';

export const refreshClientTokenHandler = implement(refreshClientToken, async (_, { caller, tx, services }) => {
  const claims = { accountId: caller.clientId, accountType: 'client', sessionId: caller.sessionId } as const;
  return ok({ Authorization: await nextToken(tx, claims, services) });
});

export const refreshUserTokenHandler = implement(refreshUserToken, async (_, { caller, tx, services }) => {
  const claims = { accountId: caller.userId, accountType: 'user', sessionId: caller.sessionId } as const;
  const now = services.clock.wall();
  const session = await tx
    .updateTable('session')
    .set({ seen_at: now })
    .where('account_id', '=', claims.accountId)
    .where('id', '=', claims.sessionId)
    .returning(['used_at', 'created_at'])
    .executeTakeFirstOrThrow();
  const left = msToLock(session, { now, idleMinutes: services.env.STAFF_IDLE_MINUTES });
  const locksInSeconds = Math.max(0, Math.floor(left / 1000));
  return ok({ Authorization: await nextToken(tx, claims, services), locksInSeconds });
});
