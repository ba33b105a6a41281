import { type Compilable, type RawBuilder, sql } from 'kysely';
import type { Tx } from './database.ts';

const BATCH = 500;

/**
 * Reads a query's rows some at a time, all of them as they are at one moment, so that no table is too large for memory.
 *
 * @param query - has no values of its own: a cursor takes none
 */
export async function* batchesOf<Row>(
  tx: Tx,
  query: RawBuilder<Row> | Compilable<Row>,
): AsyncGenerator<readonly Row[]> {
  const cursor = sql.raw(`batches_${crypto.randomUUID().replaceAll('-', '')}`);
  await sql`declare ${cursor} no scroll cursor for ${sql.raw(query.compile(tx).sql)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close ${cursor}`.execute(tx);
}
