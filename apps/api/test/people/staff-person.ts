import { loginUser } from '@lender/contract';
import type { StaffRole } from '@lender/lending';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../server/server.ts';
import { OPERATOR } from '../server/test-env.ts';
import { expectDone } from './journey.ts';
import { staffMember } from './staff-member.ts';

/** Member of staff as a sign-in page sees them. */
export interface StaffPerson {
  readonly id: string;
  readonly email: string;
}

/** Creates a new member of staff, who has not signed in. */
export async function staffPerson(server: TestServer, role: StaffRole = 'verifier'): Promise<StaffPerson> {
  const { id } = await staffMember(server, role);
  return { id, email: `${id}@example.com` };
}

/** Signs in with the tests' password. */
export const signInAs = (server: TestServer, { email }: StaffPerson, more: { password?: string; otp?: string } = {}) =>
  server.call(loginUser, { body: { username: email, password: OPERATOR.password, ...more } });

/** Signs in, and returns the token, whether the sign-in is finished or not. */
export const tokenFor = async (server: TestServer, person: StaffPerson): Promise<string> =>
  (await expectDone(signInAs(server, person))).Authorization;

/** Returns the code that an authenticator app shows now. */
export const appCode = (server: TestServer, secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.services.clock.wall().getTime() });

/** Returns a code that the app does not show. */
export const otherCode = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0');
