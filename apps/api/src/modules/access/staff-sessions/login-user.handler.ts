import { loginUser, type SignInDebt } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Refused, refuse } from '../../../kernel/refusal.ts';
import { normaliseEmail } from '../../clients/index.ts';
import { needsSecondFactor } from '../second-factor/needs-second-factor.ts';
import { spendCode } from '../second-factor/second-factor.ts';
import { countAttempt, countOnAccount } from '../sessions/count-attempt.ts';
import { openOwingSession, openStaffSession } from './staff-session.ts';

export const loginUserHandler = implement(loginUser, async ({ body }, context) => {
  const { tx, services, source, device, log, requestId } = context;
  const email = normaliseEmail(body.username);
  const attempt = { account: `user:${email}`, source };
  const limited = (refused: Refused<'rate_limited'>) => {
    log.warn({ event: 'login.limited', accountType: 'user' });
    return refused;
  };
  const counted = await countAttempt(attempt, services);
  if (!counted.ok) return limited(counted);
  const found = await findStaff(tx, email).executeTakeFirst();
  const byAccount = await countOnAccount(tx, { ...attempt, accountId: found?.id }, services);
  if (!byAccount.ok) return limited(byAccount);
  const matches = await services.passwords.matches(body.password, found?.password_hash);
  const failed = () => {
    log.warn({ event: 'login.failed', accountType: 'user' });
    return refuse('credentials_wrong');
  };
  if (!matches) return failed();
  // Comparing takes a while. A change of the password or a suspension meanwhile ends the open sessions.
  const user = await findStaff(tx, email).forUpdate().executeTakeFirst();
  // A suspended member of staff gets the same answer as a stranger.
  if (!user || user.password_hash !== found?.password_hash || user.suspended_at) return failed();

  const opened = { userId: user.id, source, device };
  const hasSecondFactor = user.mfa_confirmed_at !== null;
  if (!hasSecondFactor && needsSecondFactor(user.role, services.env)) return owing('second_factor');
  if (hasSecondFactor && body.otp === undefined) return owing('code');
  if (hasSecondFactor && body.otp !== undefined) {
    const spent = await spendCode(tx, { user, code: body.otp }, services);
    if (!spent.ok) return limited(spent);
    if (!spent.value) return failed();
  }
  log.info({ event: 'login.ok', accountType: 'user' });
  return ok({ Authorization: await openStaffSession(tx, { user, source, device, requestId }, services) });

  async function owing(owes: SignInDebt) {
    log.info({ event: 'login.second_factor_owed', accountType: 'user' });
    return ok({ Authorization: await openOwingSession(tx, { ...opened, owes }, services), owes });
  }
});

const findStaff = (tx: Tx, email: string) =>
  tx
    .selectFrom('staff_user')
    .select(['id', 'role', 'password_hash', 'mfa_secret_sealed', 'mfa_confirmed_at', 'suspended_at'])
    .where('email', '=', email);
