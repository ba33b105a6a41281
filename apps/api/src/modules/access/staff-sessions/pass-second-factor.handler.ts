import { passSecondFactor } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { lockSecondFactor } from '../second-factor/lock-second-factor.ts';
import { spendCode } from '../second-factor/second-factor.ts';
import { isOwing } from './is-owing.ts';
import { finishSignIn } from './staff-session.ts';

export const passSecondFactorHandler = implement(
  passSecondFactor,
  async ({ body }, { caller, tx, services, source, requestId, log }) => {
    const user = await lockSecondFactor(tx, caller.userId);
    if (!(await isOwing(tx, caller, 'code'))) return refuse('illegal_transition');
    const spent = await spendCode(tx, { user, code: body.code }, services);
    if (!spent.ok) {
      log.warn({ event: 'login.limited', accountType: 'user' });
      return spent;
    }
    if (!spent.value) {
      log.warn({ event: 'login.failed', accountType: 'user' });
      return refuse('code_wrong', { field: ['code'] });
    }
    const { role, sessionId } = caller;
    const signedIn = { user: { id: user.id, role }, sessionId, source, requestId };
    const Authorization = await finishSignIn(tx, signedIn, services);
    log.info({ event: 'login.ok', accountType: 'user' });
    return ok({ Authorization });
  },
);
