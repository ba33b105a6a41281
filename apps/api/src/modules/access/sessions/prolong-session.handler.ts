import { prolongClientSession } from '@lender/contract';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import { nextToken } from './next-token.ts';
import { SESSION_HOURS } from './open-session.ts';

/** Hours after signing in at which a session ends, however often its owner prolongs it. */
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
