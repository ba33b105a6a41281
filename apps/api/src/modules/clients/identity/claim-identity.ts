import type { Vault } from '../../../kernel/crypto/vault.ts';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { IdentityKind } from '../../../kernel/database/schema.ts';

/**
 * Claims a value for one client, among all clients. The same client may claim it again; another one may not.
 *
 * @returns whether the value is this client's now
 */
export async function claimIdentity(
  tx: Tx,
  { kind, value, clientId }: { kind: IdentityKind; value: string; clientId: string },
  vault: Vault,
): Promise<boolean> {
  const keyed_hash = vault.searchHash(kind, value);
  await tx
    .insertInto('identity_claim')
    .values({ kind, keyed_hash, client_id: clientId })
    .onConflict((conflict) => conflict.columns(['kind', 'keyed_hash']).doNothing())
    .execute();
  return (await claimOwner(tx, { kind, value }, vault)) === clientId;
}

/** Whose a value is. */
export async function claimOwner(
  tx: Tx,
  { kind, value }: { kind: IdentityKind; value: string },
  vault: Vault,
): Promise<string | undefined> {
  const owner = await tx
    .selectFrom('identity_claim')
    .select('client_id')
    .where('kind', '=', kind)
    .where('keyed_hash', '=', vault.searchHash(kind, value))
    .executeTakeFirst();
  return owner?.client_id;
}

/** Whether a value belongs to another client now. Only claiming it settles whose it is. */
export async function isClaimedByAnother(
  db: Db | Tx,
  { kind, value, clientId }: { kind: IdentityKind; value: string; clientId: string },
  vault: Vault,
): Promise<boolean> {
  const owner = await db
    .selectFrom('identity_claim')
    .select('client_id')
    .where('kind', '=', kind)
    .where('keyed_hash', '=', vault.searchHash(kind, value))
    .executeTakeFirst();
  return owner !== undefined && owner.client_id !== clientId;
}

/** Gives up what the client claimed of a kind, apart from one value; for a CLABE or CURP that was corrected. */
export async function releaseOtherClaims(
  tx: Tx,
  { kind, value, clientId }: { kind: IdentityKind; value: string; clientId: string },
  vault: Vault,
): Promise<void> {
  await tx
    .deleteFrom('identity_claim')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('keyed_hash', '!=', vault.searchHash(kind, value))
    .execute();
}
