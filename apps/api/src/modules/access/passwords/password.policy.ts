import { COMMON_PASSWORDS } from './common-passwords.data.ts';

export type PasswordPolicy = 'hardened' | 'spec';

/**
 * Does a new password follow the policy? `spec`: 4 to 24 letters and digits. `hardened`: 8 to 64 characters of any
 * kind, not one of the common ones, not the e-mail or the phone.
 */
export function isPasswordAllowed(password: string, policy: PasswordPolicy, own: readonly string[] = []): boolean {
  if (policy === 'spec') return /^[A-Za-z0-9]{4,24}$/.test(password);
  const length = [...password].length;
  const lower = password.toLowerCase();
  return (
    length >= 8 && length <= 64 && !COMMON_PASSWORDS.has(lower) && !own.some((value) => value.toLowerCase() === lower)
  );
}
