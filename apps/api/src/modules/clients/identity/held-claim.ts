import type { Tx } from '../../../kernel/database/database.ts';
import type { Services } from '../../../services.ts';
import type { IdentityKind } from '../tables.ts';

interface Held {
  readonly clientId: string;
  readonly kind: IdentityKind;
  readonly value: string;
}

/**
 * Holds the claim of a value that its client is about to give up, so that no other client gets it until that moment.
 *
 * @returns false when the value was no longer the client's
 */
export async function holdClaim(
  tx: Tx,
  { clientId, kind, value, until }: Held & { readonly until: Date },
  { vault }: Pick<Services, 'vault'>,
): Promise<boolean> {
  const held = await tx
    .updateTable('identity_claim')
    .set({ held_until: until })
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('keyed_hash', '=', vault.searchHash(kind, value))
    .where('held_until', 'is', null)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}

/** Gives a held value back to its client; the one that replaced it becomes free again. */
export async function restoreClaim(
  tx: Tx,
  { clientId, kind, value }: Held,
  { vault, clock }: Pick<Services, 'vault' | 'clock'>,
): Promise<void> {
  await tx
    .deleteFrom('identity_claim')
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .where('keyed_hash', '!=', vault.searchHash(kind, value))
    .execute();
  await tx
    .updateTable('identity_claim')
    // A caller who has the code read it there.
    .set({ held_until: null, ...(kind === 'email' && { proven_at: clock.wall() }) })
    .where('client_id', '=', clientId)
    .where('kind', '=', kind)
    .execute();
}
