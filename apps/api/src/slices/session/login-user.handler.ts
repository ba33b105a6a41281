import { loginUser } from '@lender/contract';
import { implement } from '../../http/implement.ts';
import { done, refuse } from '../../http/refuse.ts';
import { normaliseEmail } from '../../sessions/normalise-email.ts';
import { openSession } from '../../sessions/open-session.ts';
import { mayTryLogin } from './login-limits.ts';

export const loginUserHandler = implement(loginUser, async ({ body }, { tx, services, source, log }) => {
  const email = normaliseEmail(body.username);
  if (!(await mayTryLogin({ account: `user:${email}`, source }, services))) {
    log.warn({ event: 'login.limited', accountType: 'user' });
    return refuse('rate_limited', { retryAfterSeconds: 900 });
  }
  const user = await tx
    .selectFrom('staff_user')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const matches = await services.passwords.matches(body.password, user?.password_hash);
  if (!user || !matches) {
    log.warn({ event: 'login.failed', accountType: 'user' });
    return refuse('credentials_wrong');
  }
  log.info({ event: 'login.ok', accountType: 'user' });
  return done({ Authorization: await openSession(tx, { accountId: user.id, accountType: 'user' }, services) });
});
