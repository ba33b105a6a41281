import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

/**
 * Returns the newest version, under a lock until the end of the transaction: versions follow one another, and two
 * people publish one after the other.
 */
export async function newestVersion(
  tx: Tx,
  table: 'policy' | 'product' | 'bank_list' | 'working_day_list',
  of: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  // All publishers wait at the oldest row, which never changes: one that waited at the newest row would get it when it
  // is no longer the newest.
  await sql`select version from ${sql.table(table)} where ${of} order by version limit 1 for no key update`.execute(tx);
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where ${of} order by version desc limit 1`.execute(tx);
  const [newest] = rows;
  if (!newest) throw new Error(`there is no ${table}`);
  return newest.version;
}
