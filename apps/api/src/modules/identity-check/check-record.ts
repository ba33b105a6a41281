import type { Selectable } from 'kysely';
import type { Vault } from '../../kernel/crypto/vault.ts';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

export type IdentityCheck = Selectable<Database['identity_check']>;

/** Returns the context under which the sealed columns of a check can be opened. */
export const placeOfCheck = (column: 'url' | 'found', id: string): string => `identity_check:${id}:${column}`;

/** Reads the newest check of an application. */
export const latestCheck = (
  tx: Tx,
  { clientId, applicationId }: { readonly clientId: string; readonly applicationId: string },
): Promise<IdentityCheck | undefined> =>
  tx
    .selectFrom('identity_check')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Finds a check of this client; a check of another client is not found. */
export const findCheck = (
  tx: Tx,
  { clientId, id }: { readonly clientId: string; readonly id: string },
): Promise<IdentityCheck | undefined> =>
  tx.selectFrom('identity_check').selectAll().where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst();

/** Returns a check as its client sees it. */
export const toSessionReply = ({ id, status, url_sealed }: IdentityCheck, vault: Vault) => ({
  id,
  url: vault.openText(url_sealed, placeOfCheck('url', id)),
  status,
});
