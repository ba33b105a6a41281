import { refreshClientToken, refreshUserToken } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';

export const refreshClientTokenHandler = implement(refreshClientToken, async (_, { caller, services }) => {
  const claims = { accountId: caller.clientId, accountType: 'client', sessionId: caller.sessionId } as const;
  return ok({ Authorization: await services.tokens.sign(claims, services.clock.wall()) });
});

export const refreshUserTokenHandler = implement(refreshUserToken, async (_, { caller, services }) => {
  const claims = { accountId: caller.userId, accountType: 'user', sessionId: caller.sessionId } as const;
  return ok({ Authorization: await services.tokens.sign(claims, services.clock.wall()) });
});
