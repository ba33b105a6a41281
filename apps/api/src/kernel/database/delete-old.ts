import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';

/** Number of rows that one statement deletes well within its time limit, while no request waits for them. */
const BATCH = 5_000;

/** Deletes old rows of a table batch by batch; there may be many. */
export async function deleteOld(db: Db, table: keyof Database, isOld: RawBuilder<unknown>): Promise<void> {
  const from = sql.table(table);
  for (let deleted = BATCH; deleted >= BATCH; ) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${from} where ctid = any (array(select ctid from ${from} where ${isOld} limit ${BATCH}))`.execute(db);
    deleted = Number(numAffectedRows);
  }
}
