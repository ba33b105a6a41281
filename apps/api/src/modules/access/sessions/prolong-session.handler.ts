import { prolongClientSession } from '@lender/contract';
import { ok } from '@lender/money';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import { nextToken } from './next-token.ts';
import { SESSION_HOURS } from './open-session.ts';

/** However often its owner says that they are still there, a session ends this long after signing in. */
const LONGEST_HOURS = 24;

export const prolongClientSessionHandler = implement(prolongClientSession, async (_, { caller, tx, services, log }) => {
  const { clientId: accountId, sessionId } = caller;
  const wanted = new Date(services.clock.wall().getTime() + SESSION_HOURS * 3_600_000);
  await tx
    .updateTable('session')
    .set({ expires_at: sql`least(${wanted}::timestamptz, created_at + make_interval(hours => ${LONGEST_HOURS}))` })
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .execute();
  log.info({ event: 'session.prolonged', accountType: 'client' });
  return ok({ Authorization: await nextToken(tx, { accountId, accountType: 'client', sessionId }, services) });
});
