import { loginClient } from '@lender/contract';
import { mayClientSignIn } from '@lender/lending';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import { findClient, readSignInName } from '../../clients/index.ts';
import { countAttempt, countOnAccount } from './count-attempt.ts';
import { openSession } from './open-session.ts';

export const loginClientHandler = implement(loginClient, async ({ body }, { tx, services, source, log }) => {
  const { clock, passwords } = services;
  const name = readSignInName(body.username);
  const attempt = { account: `client:${name.value}`, source };
  const limited = (refused: Refused<'rate_limited'>) => {
    log.warn({ event: 'login.limited', accountType: 'client' });
    return refused;
  };
  const counted = await countAttempt(attempt, services);
  if (!counted.ok) return limited(counted);
  const client = await findClient(tx, name, services);
  const byAccount = await countOnAccount(tx, { ...attempt, accountId: client?.client_id }, services);
  if (!byAccount.ok) return limited(byAccount);
  const matches = await passwords.matches(body.password, client?.password_hash);
  const until = client?.temporary_password_until ?? null;
  const isOver = until !== null && until <= clock.wall();
  if (!client || !matches || isOver) {
    log.warn({ event: 'login.failed', accountType: 'client' });
    return refuse('credentials_wrong');
  }
  // Only the right password learns that the account is blocked.
  if (!mayClientSignIn(client.status)) {
    log.warn({ event: 'login.blocked', accountType: 'client' });
    return refuse('client_blocked');
  }
  log.info({ event: 'login.ok', accountType: 'client' });
  return ok({
    Authorization: await openSession(tx, { accountId: client.client_id, accountType: 'client', source }, services),
  });
});
