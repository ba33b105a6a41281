import * as z from 'zod/mini';

const claims = z.object({
  account_type: z.enum(['client', 'user']),
  mfa: z._default(z.boolean(), false),
  iat: z.optional(z.number()),
  exp: z.optional(z.number()),
});

/** `client` for borrowers, `user` for members of staff. */
export type AccountType = z.infer<typeof claims>['account_type'];

/**
 * Returns the kind of account that a token claims; `undefined` for a token that is no session: unreadable, or still
 * waiting for a second factor. The signature is not checked: the API does that, and only what is shown depends on this.
 */
export function tokenAccount(token: string): AccountType | undefined {
  const read = readClaims(token);
  return read && !read.mfa ? read.account_type : undefined;
}

/**
 * Returns the kind of account that a token claims, of a sign-in that still owes the second factor; `undefined` for any
 * other.
 */
export function unfinishedAccount(token: string): AccountType | undefined {
  const read = readClaims(token);
  return read?.mfa ? read.account_type : undefined;
}

/** Tells whether more than half of a token's life is over; a token that does not give its life is never renewed. */
export function isHalfSpent(token: string | undefined, nowMs: number): boolean {
  const { iat, exp } = readClaims(token ?? '') ?? {};
  return iat !== undefined && exp !== undefined && nowMs / 1000 > (iat + exp) / 2;
}

/** Returns the moment when a token ends, in milliseconds since 1970; `undefined` for a token that does not give it. */
export function endOfToken(token: string | undefined): number | undefined {
  const { exp } = readClaims(token ?? '') ?? {};
  return exp === undefined ? undefined : exp * 1000;
}

function readClaims(token: string): z.infer<typeof claims> | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    return claims.parse(JSON.parse(payload));
  } catch {
    return undefined; // no token of ours
  }
}
