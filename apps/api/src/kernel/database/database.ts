import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { hangUpOnSilence } from './hang-up-on-silence.ts';
import { PlannedClient } from './planned-client.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

export interface Connecting {
  /** Role to work as. @default the login of the connection string */
  readonly role?: string;
  readonly connections?: number;
  /**
   * Longest time that a statement may take, in milliseconds: the database is asked to end it, and a connection to a
   * database that does not even answer that is closed a second later. @default no limit, for migrations and first data
   */
  readonly statementTimeoutMs?: number;
  /** Time in milliseconds that an idle connection is kept. @default 10 000 */
  readonly keptMs?: number;
  /** True when sessions keep the plans of frequent queries. @default true */
  readonly keepsPlans?: boolean;
  /** Called with the error of a broken connection. */
  readonly onConnectionError?: (error: Error) => void;
}

/** Time in milliseconds that we wait for an answer beyond the database's own limit. */
const SILENCE_MS = 1_000;

/**
 * Makes the server itself begin every session as a role. A first statement could be forgotten, and `reset role` would
 * undo it.
 */
function asRole(connectionString: string, role: string): string {
  const url = new URL(connectionString);
  const options = [url.searchParams.get('options'), `-c role=${role}`].filter((option) => option !== null);
  url.searchParams.set('options', options.join(' '));
  return url.href;
}

/** Opens a pool on a database. */
export function connect(
  connectionString: string,
  {
    role,
    connections = 16,
    statementTimeoutMs,
    keptMs,
    keepsPlans = true,
    onConnectionError = () => {},
  }: Connecting = {},
) {
  const pool = new pg.Pool({
    connectionString: role === undefined ? connectionString : asRole(connectionString, role),
    max: connections,
    Client: keepsPlans ? PlannedClient : pg.Client,
    types: columnTypes,
    connectionTimeoutMillis: 5_000,
    application_name: 'lender',
    ...(keptMs !== undefined && { idleTimeoutMillis: keptMs }),
    ...(statementTimeoutMs !== undefined && { statement_timeout: statementTimeoutMs }),
  });
  // Without a listener a connection that breaks, idle or in use, would end the process; the pool opens a new one.
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
