import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { hangUpOnSilence } from './hang-up-on-silence.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface Connecting {
  readonly connections?: number;
  /**
   * How long a statement may take, in milliseconds: the database is told to end it, and a database that does not even
   * say so is hung up on a second later. @default no limit, for migrations and first data
   */
  readonly statementTimeoutMs?: number;
  /** Hears of connections that break. */
  readonly onConnectionError?: (error: Error) => void;
}

/** How much longer than the database's own limit we wait for a word from it. */
const SILENCE_MS = 1_000;

/** Opens a pool on a database. */
export function connect(
  connectionString: string,
  { connections = 16, statementTimeoutMs, onConnectionError = () => {} }: Connecting = {},
) {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'lender',
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
  });
  // Without a listener a connection that breaks would end the process, at rest or in use; the pool opens a new one.
  pool.on('error', onConnectionError);
  pool.on('connect', (client) => client.on('error', onConnectionError));
  const stopLooking =
    statementTimeoutMs === undefined ? () => {} : hangUpOnSilence(pool, statementTimeoutMs + SILENCE_MS);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    stopLooking();
    await db.destroy();
  };
  return { db, pool, close };
}
