import { type Refused, refuse } from '../../../kernel/refusal.ts';
import type { Services } from '../../../services.ts';
import { PASSWORD_RULES, passwordFault } from './password.policy.ts';

interface NewPassword {
  readonly password: string;
  /** The e-mail and the phone of its owner, as far as they may be compared. */
  readonly own: readonly string[];
  /** Where it stands in the body. */
  readonly field: readonly string[];
}

/** Refuses a new password that does not follow the policy, and says what is wrong with it. */
export function refusePassword(
  { password, own, field }: NewPassword,
  { env }: Pick<Services, 'env'>,
): Refused<'password_too_weak'> | undefined {
  const policy = env.PASSWORD_POLICY;
  const reason = passwordFault(password, policy, own);
  const { minLength, maxLength } = PASSWORD_RULES[policy];
  return reason && refuse('password_too_weak', { field, facts: { reason, minLength, maxLength } });
}
