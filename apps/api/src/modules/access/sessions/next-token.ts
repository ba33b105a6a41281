import type { Tx } from '../../../kernel/database/database.ts';
import type { TokenClaims } from '../../../kernel/tokens.ts';
import type { Services } from '../../../services.ts';

/** Makes a new token of an open session, which the caller has just proved. */
export async function nextToken(
  tx: Tx,
  claims: TokenClaims,
  { clock, tokens }: Pick<Services, 'clock' | 'tokens'>,
): Promise<string> {
  const { expires_at } = await tx
    .selectFrom('session')
    .select('expires_at')
    .where('account_id', '=', claims.accountId)
    .where('id', '=', claims.sessionId)
    .executeTakeFirstOrThrow();
  return tokens.sign(claims, clock.wall(), expires_at);
}
