// The root of the library would load its encryption too.
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import * as z from 'zod/mini';
import type { Keys } from '../settings/keys.ts';

/** Time that a token works, in seconds. The apps refresh it every 240 seconds. */
export const TOKEN_SECONDS = 30 * 60;
const ISSUER = 'quincena';
const SKEW_SECONDS = 60;

/** Claims of a token. They are only half the proof: the session that they name must still be open. */
export interface TokenClaims {
  readonly accountId: string;
  readonly accountType: 'client' | 'user';
  readonly sessionId: string;
}

export interface Tokens {
  /** @param endsAt - the end of the session: no token outlives it, so that a reader of one knows when to ask again */
  sign(claims: TokenClaims, wallNow: Date, endsAt: Date): Promise<string>;
  /**
   * Signs a token for a sign-in that still owes the second factor. It says so, and opens only the calls that complete
   * it.
   */
  signFirstFactor(claims: TokenClaims, wallNow: Date, endsAt: Date): Promise<string>;
  /** Signs a token that opens only the session that waits for it, on another site, within a minute. */
  signHandOver(claims: TokenClaims, wallNow: Date): Promise<string>;
  /** Returns the claims of a hand-over token, in time to the second; `undefined` for anything else. */
  verifyHandOver(token: string, wallNow: Date): Promise<TokenClaims | undefined>;
  /** Returns the claims of a token of ours that is unaltered and in time; `undefined` for anything else. */
  verify(token: string, wallNow: Date): Promise<VerifiedClaims | undefined>;
}

/** Claims of a session's token, and whether its sign-in was finished when it was made. */
export interface VerifiedClaims extends TokenClaims {
  readonly isFinished: boolean;
}

const payloadSchema = z.strictObject({
  iss: z.literal(ISSUER),
  sub: z.string(),
  account_type: z.enum(['client', 'user']),
  /** True while a second factor is still owed. */
  mfa: z.boolean(),
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
});
type Payload = z.output<typeof payloadSchema>;

/** As many as are online of a million clients: a token is verified only once for a client that polls. */
const TOKEN_CACHE_SIZE = 20_000;
/** Time that a session waits to be taken over, in seconds. */
export const HAND_OVER_SECONDS = 60;
/** Purpose of a token: one kind is never accepted as the other. */
type TokenKind = 'JWT' | 'hand-over+jwt';

/** Creates JSON Web Tokens with HMAC-SHA-256 only: a forger can choose no algorithm, type or key. */
export function createTokens({ tokenKey }: Pick<Keys, 'tokenKey'>): Tokens {
  const key = Buffer.from(tokenKey, 'base64');
  const signWith = ({ typ, mfa, seconds }: Signing, claims: TokenClaims, wallNow: Date) => {
    const issuedAt = secondsOf(wallNow);
    return new SignJWT({ account_type: claims.accountType, mfa, sid: claims.sessionId })
      .setProtectedHeader({ alg: 'HS256', typ })
      .setIssuer(ISSUER)
      .setSubject(claims.accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(key);
  };
  /** A verified token stays verified until its time is over: each is sent with many requests. */
  const verifiedTokens = new Map<string, Payload>();
  return {
    sign: (claims, wallNow, endsAt) => {
      const seconds = Math.min(TOKEN_SECONDS, secondsOf(endsAt) - secondsOf(wallNow));
      return signWith({ typ: 'JWT', mfa: false, seconds }, claims, wallNow);
    },
    signFirstFactor: (claims, wallNow, endsAt) => {
      const seconds = secondsOf(endsAt) - secondsOf(wallNow);
      return signWith({ typ: 'JWT', mfa: true, seconds }, claims, wallNow);
    },
    signHandOver: (claims, wallNow) =>
      signWith({ typ: 'hand-over+jwt', mfa: false, seconds: HAND_OVER_SECONDS }, claims, wallNow),
    verifyHandOver: async (token, wallNow) => {
      const payload = await verifySignature(token, { key, wallNow, typ: 'hand-over+jwt' });
      return payload && !payload.mfa && payload.exp > secondsOf(wallNow) ? claimsOf(payload) : undefined;
    },
    verify: async (token, wallNow) => {
      const known = verifiedTokens.get(token);
      const payload = known ?? (await verifySignature(token, { key, wallNow, typ: 'JWT' }));
      if (!payload || payload.exp + SKEW_SECONDS <= secondsOf(wallNow)) return undefined;
      if (!known) {
        if (verifiedTokens.size >= TOKEN_CACHE_SIZE) verifiedTokens.clear();
        verifiedTokens.set(token, payload);
      }
      return { ...claimsOf(payload), isFinished: !payload.mfa };
    },
  };
}

const claimsOf = ({ sub, account_type, sid }: Payload): TokenClaims => ({
  accountId: sub,
  accountType: account_type,
  sessionId: sid,
});

interface Signing {
  readonly typ: TokenKind;
  readonly mfa: boolean;
  readonly seconds: number;
}

/** Returns the payload of a token, if it is ours and whole. */
function verifySignature(
  token: string,
  { key, wallNow, typ }: { key: Uint8Array; wallNow: Date; typ: TokenKind },
): Promise<Payload | undefined> {
  const options = {
    algorithms: ['HS256'],
    issuer: ISSUER,
    typ,
    currentDate: wallNow,
    clockTolerance: SKEW_SECONDS,
  };
  return jwtVerify(token, key, options).then(
    ({ payload }) => z.safeParse(payloadSchema, payload).data,
    () => undefined,
  );
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
