import { readFileSync } from 'node:fs';
import type { StaffAccess } from '../world/options.ts';
import { UsageError } from './usage-error.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** Reads lines `NAME=value`. */
export function secretsIn(file: string | undefined): Env {
  if (file === undefined) return {};
  try {
    const lines = readFileSync(file, 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
    return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value.trim()]));
  } catch {
    throw new UsageError('secrets', file);
  }
}

/** Returns the access with which a member of staff signs in: a token where there is one. */
export function accessOf(username: string | undefined, who: 'STAFF' | 'CHECKER', said: Env): StaffAccess | undefined {
  const token = said[`INVARIANTS_${who}_TOKEN`];
  if (token !== undefined) return { token };
  if (username === undefined) return undefined;
  const password = said[`INVARIANTS_${who}_PASSWORD`];
  if (password === undefined) throw new UsageError('password', who, username);
  return { username, password, otp: said[`INVARIANTS_${who}_OTP`] };
}
