export type PasswordPolicy = 'hardened' | 'spec';

/** Length of a password in characters, and the characters that it may have. */
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

/** Fault in the form of a password. */
export type PasswordFault = 'short' | 'long' | 'signs';

/** Why the form of a new password does not follow the policy; nothing where it does. */
export function passwordFault(password: string, policy: PasswordPolicy): PasswordFault | undefined {
  const { minLength, maxLength, isAlphanumeric } = PASSWORD_RULES[policy];
  const length = [...password].length;
  if (length < minLength) return 'short';
  if (length > maxLength) return 'long';
  return isAlphanumeric && !/^[A-Za-z0-9]*$/.test(password) ? 'signs' : undefined;
}
