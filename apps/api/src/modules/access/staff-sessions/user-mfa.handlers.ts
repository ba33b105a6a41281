import { confirmUserMfa, renewRecoveryCodes, startUserMfa } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { lockSecondFactor } from '../second-factor/lock-second-factor.ts';
import { makeRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { sealSecret, spendCode, tryOtp } from '../second-factor/second-factor.ts';
import { newTotpSecret } from '../second-factor/totp.ts';
import { isOwing } from './is-owing.ts';
import { finishSignIn } from './staff-session.ts';

/**
 * Starts setting up a second factor. Until it is confirmed, asking again gives another secret, and only the last one
 * can be confirmed.
 */
export const startUserMfaHandler = implement(startUserMfa, async (_, { caller, tx, services, log }) => {
  const user = await lockSecondFactor(tx, caller.userId);
  if (user.mfa_confirmed_at) return refuse('illegal_transition');
  const begun = newTotpSecret(user.email);
  await tx
    .updateTable('staff_user')
    .set({ mfa_secret_sealed: sealSecret(services.vault, user.id, begun.secret) })
    .where('id', '=', user.id)
    .execute();
  log.info({ event: 'second_factor.started' });
  return ok(begun);
});

/**
 * Confirms a second factor. Sessions that began without it end, except the one that set it up, which is complete from
 * now on.
 */
export const confirmUserMfaHandler = implement(
  confirmUserMfa,
  async ({ body }, { caller, tx, services, source, requestId, log }) => {
    const { role, sessionId } = caller;
    const user = await lockSecondFactor(tx, caller.userId);
    if (!user.mfa_secret_sealed || user.mfa_confirmed_at) return refuse('illegal_transition');
    const step = await tryOtp({ user, otp: body.otp }, services);
    if (!step.ok) return step;
    if (step.value === undefined) return refuse('code_wrong', { field: ['otp'] });
    await tx
      .updateTable('staff_user')
      .set({ mfa_confirmed_at: services.clock.wall(), mfa_last_step: step.value })
      .where('id', '=', user.id)
      .execute();
    await revokeSessions(tx, { accountId: user.id, except: sessionId }, services);
    const recoveryCodes = await makeRecoveryCodes(tx, user.id, services);
    log.info({ event: 'second_factor.confirmed' });
    if (!(await isOwing(tx, caller, 'second_factor'))) return ok({ recoveryCodes });
    const signedIn = { user: { id: user.id, role }, sessionId, source, requestId };
    return ok({ recoveryCodes, Authorization: await finishSignIn(tx, signedIn, services) });
  },
);

export const renewRecoveryCodesHandler = implement(
  renewRecoveryCodes,
  async ({ body }, { caller, tx, services, log }) => {
    const user = await lockSecondFactor(tx, caller.userId);
    if (!user.mfa_confirmed_at) return refuse('illegal_transition');
    const spent = await spendCode(tx, { user, code: body.otp }, services);
    if (!spent.ok) return spent;
    if (!spent.value) return refuse('code_wrong', { field: ['otp'] });
    log.info({ event: 'second_factor.recovery_codes' });
    return ok({ recoveryCodes: await makeRecoveryCodes(tx, user.id, services) });
  },
);
