import type { Tx } from '../../../kernel/database/database.ts';

/** Tells whether an identifier of a client is on the block list. */
export async function isListed(tx: Tx, clientId: string): Promise<boolean> {
  const listed = await tx
    .selectFrom('identity_claim')
    // A hash is of the kind and the value.
    .innerJoin('blocked_identifier as blocked', 'blocked.keyed_hash', 'identity_claim.keyed_hash')
    .select('blocked.id')
    .where('identity_claim.client_id', '=', clientId)
    .where('blocked.removed_at', 'is', null)
    .executeTakeFirst();
  return listed !== undefined;
}
