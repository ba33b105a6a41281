import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
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
  sign(claims: TokenClaims, wallNow: Date): string;
  /** A token for somebody who still owes the second factor. It says so and opens nothing. */
  signFirstFactor(claims: TokenClaims, wallNow: Date): string;
  /** The claims of a token that is ours, whole and in time; `undefined` for anything else. */
  verify(token: string, wallNow: Date): TokenClaims | undefined;
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** All that a token of ours may say of itself: who forges one has no algorithm, type or key to choose. */
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

const payloadSchema = z.strictObject({
  iss: z.literal(ISSUER),
  sub: z.string(),
  account_type: z.enum(['client', 'user']),
  mfa: z.literal(false),
  sid: z.string(),
  iat: z.int(),
  exp: z.int(),
});

/** JSON Web Tokens with HMAC-SHA-256, made and read at once: WebCrypto would cost a thread's time for each request. */
export function createTokens({ tokenKey }: Pick<Keys, 'tokenKey'>): Tokens {
  const key = createSecretKey(tokenKey, 'base64');
  const signWith = (mfa: boolean, { accountId, accountType, sessionId }: TokenClaims, wallNow: Date): string => {
    const iat = secondsOf(wallNow);
    const exp = iat + TOKEN_SECONDS;
    const payload = { account_type: accountType, mfa, sid: sessionId, iss: ISSUER, sub: accountId, iat, exp };
    const signed = `${HEADER}.${encode(payload)}`;
    return `${signed}.${signatureOf(signed, key)}`;
  };
  return {
    sign: (claims, wallNow) => signWith(false, claims, wallNow),
    signFirstFactor: (claims, wallNow) => signWith(true, claims, wallNow),
    verify: (token, wallNow) => {
      const signed = token.slice(0, Math.max(0, token.lastIndexOf('.')));
      const [header, payload, ...rest] = signed.split('.');
      if (header !== HEADER || payload === undefined || rest.length > 0) return undefined;
      if (!areEqual(token.slice(signed.length + 1), signatureOf(signed, key))) return undefined;
      const claims = z.safeParse(payloadSchema, readPayload(payload)).data;
      if (!claims || claims.exp + SKEW_SECONDS <= secondsOf(wallNow)) return undefined;
      return { accountId: claims.sub, accountType: claims.account_type, sessionId: claims.sid };
    },
  };
}

function readPayload(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const signatureOf = (signed: string, key: KeyObject): string =>
  createHmac('sha256', key).update(signed).digest('base64url');

/** As texts, so that a signature has one spelling only. */
function areEqual(given: string, expected: string): boolean {
  const bytes = Buffer.from(given);
  const wanted = Buffer.from(expected);
  return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}
