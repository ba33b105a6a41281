import { loginClient, loginUser } from '@lender/contract';
import { Secret, TOTP } from 'otpauth';
import type { TestServer } from '../server/server.ts';
import type { LandedClient, LandedUser } from './people.ts';

/** Signs a client in with the password in the dump. */
export const signInClient = (server: TestServer, { username, password }: LandedClient) =>
  server.call(loginClient, { body: { username, password } });

/** Signs a member of staff in with the password, and with the second factor if the dump has one. */
export function signInUser(server: TestServer, { username, password, totpSecret }: LandedUser) {
  const timestamp = server.services.clock.wall().getTime();
  const otp =
    totpSecret === null ? {} : { otp: new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({ timestamp }) };
  return server.call(loginUser, { body: { username, password, ...otp } });
}
