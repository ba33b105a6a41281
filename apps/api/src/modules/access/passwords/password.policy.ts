export type PasswordPolicy = 'hardened' | 'spec';

/** Length of a password in characters, and the characters that it may have. */
export interface PasswordRules {
  readonly minLength: number;
  readonly maxLength: number;
  /** True for letters and digits only. */
  readonly isAlphanumeric: boolean;
}

/** `spec` follows the specification; `hardened` takes any characters, but refuses what is easily guessed. */
export const PASSWORD_RULES: Readonly<Record<PasswordPolicy, PasswordRules>> = {
  spec: { minLength: 4, maxLength: 24, isAlphanumeric: true },
  hardened: { minLength: 8, maxLength: 64, isAlphanumeric: false },
};

/** Fault in the form of a password. */
export type PasswordFault = 'short' | 'long' | 'signs';

/** Returns how the form of a new password breaks the policy; nothing where it does not. */
export function passwordFault(password: string, policy: PasswordPolicy): PasswordFault | undefined {
  const { minLength, maxLength, isAlphanumeric } = PASSWORD_RULES[policy];
  const length = [...password].length;
  if (length < minLength) return 'short';
  if (length > maxLength) return 'long';
  return isAlphanumeric && !/^[A-Za-z0-9]*$/.test(password) ? 'signs' : undefined;
}
