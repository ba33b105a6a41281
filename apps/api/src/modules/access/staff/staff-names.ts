import type { Db, Tx } from '../../../kernel/database/database.ts';

/** Reads the names of members of staff, by id. */
export async function staffNames(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('staff_user').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
