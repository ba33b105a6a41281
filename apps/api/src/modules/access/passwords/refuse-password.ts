import { type Refused, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { isGuessable } from './is-guessable.ts';
import { PASSWORD_RULES, type PasswordFault, passwordFault } from './password.policy.ts';

interface NewPassword {
  readonly password: string;
  /** Facts about the owner, as far as they may be compared. */
  readonly own: readonly string[];
  /** Path of the password in the body. */
  readonly field: readonly string[];
}

/**
 * Refuses a new password that breaks the policy, and says what is wrong with it. Only `hardened` checks how guessable
 * it is.
 */
export async function refusePassword(
  { password, own, field }: NewPassword,
  { env }: Pick<Services, 'env'>,
): Promise<Refused<'password_too_weak'> | undefined> {
  const policy = env.PASSWORD_POLICY;
  let reason: PasswordFault | 'guessable' | undefined = passwordFault(password, policy);
  if (!reason && policy === 'hardened' && (await isGuessable(password, own))) reason = 'guessable';
  const { minLength, maxLength } = PASSWORD_RULES[policy];
  return reason && refuse('password_too_weak', { field, facts: { reason, minLength, maxLength } });
}
