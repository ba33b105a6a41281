import type { Tx } from '../../kernel/database/database.ts';
import type { Purge } from '../../kernel/purge.ts';
import { FORGOTTEN } from './beginning.ts';

/** Deletes the proof of every login that was begun and not finished in its time. */
export const purgeLogins: Purge = async (db, now) => {
  await db.updateTable('external_login').set(FORGOTTEN).where('expires_at', '<', now).execute();
};

/** Ends every login that was begun and not finished: a client begins it again. */
export async function endLogins(tx: Tx): Promise<void> {
  await tx.updateTable('external_login').set(FORGOTTEN).where('state_hash', 'is not', null).execute();
}
