import { ok, type Result } from '@lender/result';
import type { Tx } from '../../../kernel/database/database.ts';
import { countHits } from '../../../kernel/rate-limit.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { spendRecoveryCode } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

interface SecretOf {
  readonly id: string;
  readonly mfa_secret_sealed: Buffer | null;
}

type Deps = Pick<Services, 'clock' | 'counters' | 'env' | 'limits' | 'vault'>;

export const sealSecret = (vault: Services['vault'], userId: string, secret: string): Buffer =>
  vault.seal(secret, sealContext(userId));

/** Counts a try, and finds the time step that the code belongs to: none when it is wrong. */
export async function tryOtp(
  { user, otp }: { user: SecretOf; otp: string },
  services: Deps,
): Promise<Result<number | undefined, Refusal<'rate_limited'>>> {
  const { clock, vault } = services;
  const counted = await countHits([{ limit: 'second-factor', who: [user.id] }], services);
  if (!counted.ok) return counted;
  if (!user.mfa_secret_sealed) return ok(undefined);
  return ok(totpStep({ secret: vault.openText(user.mfa_secret_sealed, sealContext(user.id)), otp, now: clock.wall() }));
}

/**
 * Uses up a code of the app or a recovery code; `false` where it is wrong or was used. A code of the app also uses up
 * all earlier ones.
 */
export async function spendCode(
  tx: Tx,
  { user, code }: { readonly user: SecretOf; readonly code: string },
  services: Deps,
): Promise<Result<boolean, Refusal<'rate_limited'>>> {
  const step = await tryOtp({ user, otp: code }, services);
  if (!step.ok) return step;
  const { value } = step;
  if (value === undefined) return ok(await spendRecoveryCode(tx, { staffId: user.id, code }, services));
  const spent = await tx
    .updateTable('staff_user')
    .set({ mfa_last_step: value })
    .where('id', '=', user.id)
    .where((where) => where.or([where('mfa_last_step', 'is', null), where('mfa_last_step', '<', value)]))
    .executeTakeFirst();
  return ok(spent.numUpdatedRows === 1n);
}

const sealContext = (userId: string): string => `staff:${userId}:mfa`;
