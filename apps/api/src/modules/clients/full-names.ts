import type { Db, Tx } from '../../kernel/database/database.ts';
import { fullName, NAME_COLUMNS } from './full-name.ts';

/** Reads the full names of some clients, by client; a client who gave none is absent. */
export async function fullNames(db: Db | Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('client_details')
    .select(['client_id', ...NAME_COLUMNS])
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(rows.map((row) => [row.client_id, fullName(row)]));
}
