import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Keys } from '../env.ts';

/** How long a token works, in seconds. The apps refresh it every 240 seconds. */
export const TOKEN_SECONDS = 30 * 60;
const ISSUER = 'quincena';
const SKEW_SECONDS = 60;

/** What a token says. It is only half the proof: the session that it names must still stand. */
export interface TokenClaims {
  readonly accountId: string;
  readonly accountType: 'client' | 'user';
  readonly sessionId: string;
}

export interface Tokens {
  sign(claims: TokenClaims, wallNow: Date): Promise<string>;
  /** A token for somebody who still owes the second factor. It says so and opens nothing. */
  signFirstFactor(claims: TokenClaims, wallNow: Date): Promise<string>;
  /** The claims of a token that is ours, whole and in time; `undefined` for anything else. */
  verify(token: string, wallNow: Date): Promise<TokenClaims | undefined>;
}

export function createTokens({ tokenKey }: Pick<Keys, 'tokenKey'>): Tokens {
  const key = Buffer.from(tokenKey, 'base64');
  const signWith = (mfa: boolean, { accountId, accountType, sessionId }: TokenClaims, wallNow: Date) => {
    const issuedAt = Math.floor(wallNow.getTime() / 1000);
    return new SignJWT({ account_type: accountType, mfa, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key);
  };
  return {
    sign: (claims, wallNow) => signWith(false, claims, wallNow),
    signFirstFactor: (claims, wallNow) => signWith(true, claims, wallNow),
    verify: async (token, wallNow) => {
      const options = {
        algorithms: ['HS256'],
        issuer: ISSUER,
        typ: 'JWT',
        currentDate: wallNow,
        clockTolerance: SKEW_SECONDS,
      };
      const payload = await jwtVerify(token, key, options).then(
        (verified) => verified.payload,
        () => undefined,
      );
      return payload && claimsOf(payload);
    },
  };
}

function claimsOf({ sub, sid, account_type: accountType, mfa, exp }: JWTPayload): TokenClaims | undefined {
  if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined || mfa !== false) return undefined;
  if (accountType !== 'client' && accountType !== 'user') return undefined;
  return { accountId: sub, accountType, sessionId: sid };
}
