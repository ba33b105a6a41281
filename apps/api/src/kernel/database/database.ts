import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Opens a pool on a database. */
export function connect(
  connectionString: string,
  { connections = 16, onIdleError = () => {} }: { connections?: number; onIdleError?: (error: Error) => void } = {},
) {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'lender',
  });
  // Without a listener a server restart would end the process; the pool itself opens a new connection.
  pool.on('error', onIdleError);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
