import { logoutClient, logoutUser } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';

export const logoutClientHandler = implement(logoutClient, async (_, { caller, tx, services, log }) => {
  await revoke(tx, { accountId: caller.clientId, sessionId: caller.sessionId, at: services.clock.wall() });
  log.info({ event: 'logout', accountType: 'client' });
  return ok({});
});

export const logoutUserHandler = implement(logoutUser, async (_, { caller, tx, services, log }) => {
  await revoke(tx, { accountId: caller.userId, sessionId: caller.sessionId, at: services.clock.wall() });
  log.info({ event: 'logout', accountType: 'user' });
  return ok({});
});

const revoke = (tx: Tx, { accountId, sessionId, at }: { accountId: string; sessionId: string; at: Date }) =>
  tx
    .updateTable('session')
    .set({ revoked_at: at })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
