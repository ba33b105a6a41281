import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type LaunchOptions, launchServer } from './embedded/launch-server.ts';
import { claimOwnership, type Ownership } from './embedded/ownership.ts';
import {
  connectionStringTo,
  processesIn,
  type RunningServer,
  removeSocketDirectory,
  runningServer,
} from './embedded/running-server.ts';

const attachTimeoutMs = 120_000;
const stopTimeoutMs = 60_000;
const pollMs = 50;
const database = 'lender';

/** A running PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  /** Address of the database `lender`, over the server's unix socket; for `pg`, `kysely` and `pg-boss`. */
  connectionString: string;
  /** Actual folder of the data, which is not the wanted place when the server's user cannot enter that. */
  dataDirectory: string;
  /** True when another living process owns the server. */
  attached: boolean;
  /** Stops the server if we own it; an attached user only disconnects. */
  stop: () => Promise<void>;
}

/**
 * Starts the real PostgreSQL programs from npm on a data directory, which the first start creates.
 *
 * Any number of processes may call it for the same data: the first owns the server, the others attach. When the owner
 * is killed the server keeps running, and the next caller owns it. Linux only; elsewhere set `DATABASE_URL`.
 *
 * @param options.dataDirectory folder of the data
 * @param options.maxConnections default 100
 * @param options.durability default `full`
 * @throws when the machine has no binaries, or the server does not start; the message ends with the server's log.
 *
 * @example
 * const server = await startEmbeddedPostgres({ dataDirectory: '.data/postgres' });
 * const pool = new pg.Pool({ connectionString: server.connectionString });
 */
export async function startEmbeddedPostgres(
  options: Pick<LaunchOptions, 'dataDirectory'> & Partial<LaunchOptions>,
): Promise<EmbeddedPostgres> {
  const wanted = path.resolve(options.dataDirectory);
  mkdirSync(path.dirname(wanted), { recursive: true });
  const launch: LaunchOptions = { maxConnections: 100, durability: 'full', ...options, dataDirectory: wanted };
  for (const deadline = Date.now() + attachTimeoutMs; Date.now() < deadline; await sleep(pollMs)) {
    const ownership = await claimOwnership(wanted);
    if (ownership) return own(launch, ownership);
    const server = await attachableServer(wanted);
    if (server) {
      const connectionString = connectionStringTo(server, database);
      return { connectionString, dataDirectory: realpathSync(wanted), attached: true, stop: async () => {} };
    }
  }
  throw new Error(`Another process owns the database in ${wanted}, but its server does not answer.`);
}

async function own(launch: LaunchOptions, ownership: Ownership): Promise<EmbeddedPostgres> {
  try {
    const server = await launchServer(launch);
    await createDatabase(server);
    const dataDirectory = realpathSync(launch.dataDirectory);
    const stop = async () => {
      await stopServer(server, dataDirectory);
      await ownership.release();
    };
    return { connectionString: connectionStringTo(server, database), dataDirectory, attached: false, stop };
  } catch (error) {
    await ownership.release();
    throw error;
  }
}

/** Returns the owner's server once the owner has also made the database. */
async function attachableServer(wanted: string): Promise<RunningServer | undefined> {
  try {
    const server = await runningServer(realpathSync(wanted));
    return server && (await hasDatabase(server)) ? server : undefined;
  } catch {
    return undefined; // the server is still starting or is stopping
  }
}

async function createDatabase(server: RunningServer): Promise<void> {
  if (await hasDatabase(server)) return;
  await onServer(server, (client) => client.query(`create database ${database}`));
}

function hasDatabase(server: RunningServer): Promise<boolean> {
  return onServer(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    return rowCount === 1;
  });
}

async function onServer<T>(server: RunningServer, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: connectionStringTo(server, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Stops the server fast: sessions are ended, and then everything is on disk. */
async function stopServer(server: RunningServer, dataDirectory: string): Promise<void> {
  const running = () => processesIn(dataDirectory).includes(server.pid);
  if (running()) process.kill(server.pid, 'SIGINT');
  for (const deadline = Date.now() + stopTimeoutMs; running(); await sleep(pollMs)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (pid ${server.pid}) does not stop; see ${dataDirectory}/server.log.`);
  }
  removeSocketDirectory(server);
}
