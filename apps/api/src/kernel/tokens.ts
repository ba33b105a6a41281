import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
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

const payloadSchema = z.strictObject({
  iss: z.literal(ISSUER),
  sub: z.string(),
  account_type: z.enum(['client', 'user']),
  mfa: z.literal(false),
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
});
type Payload = z.output<typeof payloadSchema>;

const TOKEN_CACHE_SIZE = 2_000;

/** JSON Web Tokens with HMAC-SHA-256, and nothing else: who forges one has no algorithm, type or key to choose. */
export function createTokens({ tokenKey }: Pick<Keys, 'tokenKey'>): Tokens {
  const key = Buffer.from(tokenKey, 'base64');
  const signWith = (mfa: boolean, { accountId, accountType, sessionId }: TokenClaims, wallNow: Date) => {
    const issuedAt = secondsOf(wallNow);
    return new SignJWT({ account_type: accountType, mfa, sid: sessionId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setSubject(accountId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_SECONDS)
      .sign(key);
  };
  /** What was verified of a token stays verified, but for its time: each is sent with many requests. */
  const verifiedTokens = new Map<string, Payload>();
  return {
    sign: (claims, wallNow) => signWith(false, claims, wallNow),
    signFirstFactor: (claims, wallNow) => signWith(true, claims, wallNow),
    verify: async (token, wallNow) => {
      const known = verifiedTokens.get(token);
      const payload = known ?? (await verifySignature(token, { key, wallNow }));
      if (!payload || payload.exp + SKEW_SECONDS <= secondsOf(wallNow)) return undefined;
      if (verifiedTokens.size >= TOKEN_CACHE_SIZE) verifiedTokens.clear();
      verifiedTokens.set(token, payload);
      return { accountId: payload.sub, accountType: payload.account_type, sessionId: payload.sid };
    },
  };
}

/** What a token says, when it is ours and whole. */
function verifySignature(
  token: string,
  { key, wallNow }: { key: Uint8Array; wallNow: Date },
): Promise<Payload | undefined> {
  const options = {
    algorithms: ['HS256'],
    issuer: ISSUER,
    typ: 'JWT',
    currentDate: wallNow,
    clockTolerance: SKEW_SECONDS,
  };
  return jwtVerify(token, key, options).then(
    ({ payload }) => z.safeParse(payloadSchema, payload).data,
    () => undefined,
  );
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
