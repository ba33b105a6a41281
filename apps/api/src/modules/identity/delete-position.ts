import type { Tx } from '../../kernel/database/database.ts';

/** Deletes the position that a client's browser reported. */
export async function deletePosition(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom('geo_position').where('client_id', '=', clientId).execute();
}
