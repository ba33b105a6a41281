import { loginClient } from '@lender/contract';
import { CLIENT_STATUS } from '@lender/lending';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { normaliseEmail } from '../../sessions/normalise-email.ts';
import { openSession } from '../../sessions/open-session.ts';
import { mayTryLogin } from './login-limits.ts';

const PHONE = /^[1-9][0-9]{9}$/;

export const loginClientHandler = implement(loginClient, async ({ body }, { tx, services, source, log }) => {
  const { vault, passwords } = services;
  const isPhone = PHONE.test(body.username);
  const identity = isPhone ? body.username : normaliseEmail(body.username);
  if (!(await mayTryLogin({ account: `client:${identity}`, source }, services))) {
    log.warn({ event: 'login.limited', accountType: 'client' });
    return refuse('rate_limited', { retryAfterSeconds: 900 });
  }

  const kind = isPhone ? 'phone' : 'email';
  const client = await tx
    .selectFrom('identity_claim')
    .innerJoin('client', 'client.client_id', 'identity_claim.client_id')
    .select(['client.client_id', 'client.password_hash', 'client.status'])
    .where('identity_claim.kind', '=', kind)
    .where('identity_claim.keyed_hash', '=', vault.searchHash(kind, identity))
    .executeTakeFirst();
  const matches = await passwords.matches(body.password, client?.password_hash);
  if (!client || !matches) {
    log.warn({ event: 'login.failed', accountType: 'client' });
    return refuse('credentials_wrong');
  }
  // Only the right password learns that the account is blocked.
  if (client.status === CLIENT_STATUS.blocked) {
    log.warn({ event: 'login.blocked', accountType: 'client' });
    return refuse('client_blocked');
  }
  log.info({ event: 'login.ok', accountType: 'client' });
  return done({
    Authorization: await openSession(tx, { accountId: client.client_id, accountType: 'client' }, services),
  });
});
