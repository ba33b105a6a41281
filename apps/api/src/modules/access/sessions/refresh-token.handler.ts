import { refreshClientToken, refreshUserToken } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { nextToken } from './next-token.ts';

export const refreshClientTokenHandler = implement(refreshClientToken, async (_, { caller, tx, services }) => {
  const claims = { accountId: caller.clientId, accountType: 'client', sessionId: caller.sessionId } as const;
  return ok({ Authorization: await nextToken(tx, claims, services) });
});

export const refreshUserTokenHandler = implement(refreshUserToken, async (_, { caller, tx, services }) => {
  const claims = { accountId: caller.userId, accountType: 'user', sessionId: caller.sessionId } as const;
  await tx
    .updateTable('session')
    .set({ seen_at: services.clock.wall() })
    .where('account_id', '=', claims.accountId)
    .where('id', '=', claims.sessionId)
    .execute();
  return ok({ Authorization: await nextToken(tx, claims, services) });
});
