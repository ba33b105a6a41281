import { loginUser } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import { recordAct } from '../../audit/index.ts';
import { normaliseEmail } from '../../clients/index.ts';
import { consumeOtp } from '../second-factor/second-factor.ts';
import { countAttempt, countOnAccount } from './count-attempt.ts';
import { openSession } from './open-session.ts';

export const loginUserHandler = implement(loginUser, async ({ body }, { tx, services, source, log, requestId }) => {
  const email = normaliseEmail(body.username);
  const attempt = { account: `user:${email}`, source };
  const limited = (refused: Refused<'rate_limited'>) => {
    log.warn({ event: 'login.limited', accountType: 'user' });
    return refused;
  };
  const counted = await countAttempt(attempt, services);
  if (!counted.ok) return limited(counted);
  const user = await findStaff(tx, email);
  const byAccount = await countOnAccount(tx, { ...attempt, accountId: user?.id }, services);
  if (!byAccount.ok) return limited(byAccount);
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
  const Authorization = await openSession(tx, { ...account, source }, services);
  const act = { staffId: user.id, role: user.role, kind: 'sign_in', outcome: 'done', subjectId: null } as const;
  await recordAct(tx, { ...act, call: loginUser.name, requestId, details: [] }, services);
  return ok({ Authorization });
});

const findStaff = (tx: Tx, email: string) =>
  tx
    .selectFrom('staff_user')
    .select(['id', 'role', 'password_hash', 'mfa_secret_sealed', 'mfa_confirmed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
