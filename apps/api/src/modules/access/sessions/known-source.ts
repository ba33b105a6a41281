import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';

/** Account id for the query where there is no account, so that it takes as long. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

interface SourceOf {
  readonly accountId: string;
  readonly source: string;
}

/**
 * Tells whether an account was signed in to from this source before. Then strangers elsewhere cannot keep its owner
 * out.
 */
export async function isKnownSource(
  tx: Tx,
  { accountId = NO_ONE, source }: { readonly accountId: string | undefined; readonly source: string },
  { vault }: Pick<Services, 'vault'>,
): Promise<boolean> {
  const known = await tx
    .selectFrom('known_source')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .where('source_hash', '=', vault.searchHash('source', source))
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers that an account was signed in to from a source, as a keyed hash. */
export async function rememberSource(
  tx: Tx,
  { accountId, source }: SourceOf,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
): Promise<void> {
  const seen_at = clock.wall();
  await tx
    .insertInto('known_source')
    .values({ account_id: accountId, source_hash: vault.searchHash('source', source), seen_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'source_hash']).doUpdateSet({ seen_at }))
    .execute();
}

export async function forgetSources(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_source').where('account_id', '=', accountId).execute();
}
