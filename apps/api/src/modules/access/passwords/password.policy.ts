import { COMMON_PASSWORDS } from './common-passwords.data.ts';

export type PasswordPolicy = 'hardened' | 'spec';

/** How long a password is, in characters, and of which kind. */
export interface PasswordRules {
  readonly minLength: number;
  readonly maxLength: number;
  /** Letters and digits only. */
  readonly isAlphanumeric: boolean;
}

/** `spec` is the specification's; `hardened` takes any characters, and refuses what is easily guessed besides. */
export const PASSWORD_RULES: Readonly<Record<PasswordPolicy, PasswordRules>> = {
  spec: { minLength: 4, maxLength: 24, isAlphanumeric: true },
  hardened: { minLength: 8, maxLength: 64, isAlphanumeric: false },
};

/** What a policy has against a password; `guessable` is a common one, or the e-mail or phone of its owner. */
export type PasswordFault = 'short' | 'long' | 'signs' | 'guessable';

/** Why a new password does not follow the policy; nothing where it does. Only `hardened` asks who could guess it. */
export function passwordFault(
  password: string,
  policy: PasswordPolicy,
  own: readonly string[] = [],
): PasswordFault | undefined {
  const { minLength, maxLength, isAlphanumeric } = PASSWORD_RULES[policy];
  const length = [...password].length;
  if (length < minLength) return 'short';
  if (length > maxLength) return 'long';
  if (isAlphanumeric) return /^[A-Za-z0-9]*$/.test(password) ? undefined : 'signs';
  const lower = password.toLowerCase();
  const isGuessable = COMMON_PASSWORDS.has(lower) || own.some((value) => value.toLowerCase() === lower);
  return isGuessable ? 'guessable' : undefined;
}
