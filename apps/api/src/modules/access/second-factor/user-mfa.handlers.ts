import { confirmUserMfa, startUserMfa } from '@lender/contract';
import { ok } from '@lender/money';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { revokeSessions } from '../revoke-sessions.ts';
import { sealSecret, tryOtp } from './second-factor.ts';
import { newTotpSecret } from './totp.ts';

/** Until it is confirmed, asking again gives another secret, and only the last one can be confirmed. */
export const startUserMfaHandler = implement(startUserMfa, async (_, { caller, tx, services, log }) => {
  const user = await lockUser(tx, caller.userId);
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

/** Sessions that began without the second factor end, apart from the one that set it up. */
export const confirmUserMfaHandler = implement(confirmUserMfa, async ({ body }, { caller, tx, services, log }) => {
  const user = await lockUser(tx, caller.userId);
  if (!user.mfa_secret_sealed || user.mfa_confirmed_at) return refuse('illegal_transition');
  const step = await tryOtp({ user, otp: body.otp }, services);
  if (!step.ok) return step;
  if (step.value === undefined) return refuse('code_wrong', { field: ['otp'] });
  await tx
    .updateTable('staff_user')
    .set({ mfa_confirmed_at: services.clock.wall(), mfa_last_step: step.value })
    .where('id', '=', user.id)
    .execute();
  await revokeSessions(tx, { accountId: user.id, except: caller.sessionId }, services);
  log.info({ event: 'second_factor.confirmed' });
  return ok({});
});

const lockUser = (tx: Tx, userId: string) =>
  tx
    .selectFrom('staff_user')
    .select(['id', 'email', 'mfa_secret_sealed', 'mfa_confirmed_at'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
