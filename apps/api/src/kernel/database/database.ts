import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

const INT8 = 20;
const DATE = 1082;

/** Centavos and counts are int8; every one of them fits a safe integer, and one that does not is a bug. */
function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('int8 beyond the safe integers');
  return value;
}

const types = new pg.TypeOverrides();
types.setTypeParser(INT8, readInt8);
types.setTypeParser(DATE, (text) => text);

/** Opens a pool on a database. */
export function connect(
  connectionString: string,
  { connections = 16, onIdleError = () => {} }: { connections?: number; onIdleError?: (error: Error) => void } = {},
) {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    types,
    connectionTimeoutMillis: 5_000,
    application_name: 'lender',
  });
  // Without a listener a server restart would end the process; the pool itself opens a new connection.
  pool.on('error', onIdleError);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
