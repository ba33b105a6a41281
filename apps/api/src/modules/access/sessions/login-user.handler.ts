import { loginUser } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { normaliseEmail } from '../../clients/index.ts';
import { consumeOtp } from '../second-factor/second-factor.ts';
import { attemptWindow, mayAttempt } from './attempt-limit.ts';
import { openSession } from './open-session.ts';

export const loginUserHandler = implement(loginUser, async ({ body }, { tx, services, source, log }) => {
  const email = normaliseEmail(body.username);
  if (!(await mayAttempt({ what: 'login', account: `user:${email}`, source }, services))) {
    log.warn({ event: 'login.limited', accountType: 'user' });
    return refuse('rate_limited', { retryAfterSeconds: attemptWindow('login') });
  }
  const user = await tx
    .selectFrom('staff_user')
    .select(['id', 'password_hash', 'mfa_secret_sealed', 'mfa_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  const matches = await services.passwords.matches(body.password, user?.password_hash);
  if (!user || !matches) {
    log.warn({ event: 'login.failed', accountType: 'user' });
    return refuse('credentials_wrong');
  }

  const account = { accountId: user.id, accountType: 'user' } as const;
  if (user.mfa_confirmed_at && body.otp === undefined) {
    log.info({ event: 'login.second_factor_owed', accountType: 'user' });
    const claims = { ...account, sessionId: services.newId() };
    return ok({ Authorization: await services.tokens.signFirstFactor(claims, services.clock.wall()) });
  }
  if (user.mfa_confirmed_at && body.otp !== undefined) {
    const spent = await consumeOtp(tx, { user, otp: body.otp }, services);
    if (!spent.ok) {
      log.warn({
        event: spent.problem.code === 'rate_limited' ? 'login.limited' : 'login.failed',
        accountType: 'user',
      });
      return spent;
    }
  }
  log.info({ event: 'login.ok', accountType: 'user' });
  return ok({ Authorization: await openSession(tx, account, services) });
});
