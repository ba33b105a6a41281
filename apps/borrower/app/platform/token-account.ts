import * as z from 'zod/mini';

const claims = z.object({ account_type: z.enum(['client', 'user']), mfa: z._default(z.boolean(), false) });

/** `client` borrows, `user` works for the lender. */
export type AccountType = z.infer<typeof claims>['account_type'];

/**
 * Whose token it says it is; `undefined` for a token that signs nobody in: unreadable, or still waiting for a second
 * factor. The signature is not looked at: the API does that, and only what is shown depends on this.
 */
export function tokenAccount(token: string): AccountType | undefined {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { account_type: account, mfa } = claims.parse(JSON.parse(payload));
    return mfa ? undefined : account;
  } catch {
    return undefined;
  }
}
