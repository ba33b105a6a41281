import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const template = 'lender_template';

/** A throw-away server whose databases are copies of one migrated template. */
export interface TestCluster {
  /** Address of the server's own database; pass it to `createTestDatabase`. */
  connectionString: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server in a temporary folder and migrates the template once.
 *
 * @param migrate brings an empty database to the newest schema
 */
export async function startTestCluster(migrate: (connectionString: string) => Promise<unknown>): Promise<TestCluster> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'lender-test-')));
  chmodSync(folder, 0o755); // in a test run as root, the database server has another user
  const server = await startEmbeddedPostgres({
    dataDirectory: path.join(folder, 'postgres'),
    maxConnections: 300,
    durability: 'none',
  });
  const stop = async () => {
    await server.stop();
    rmSync(server.dataDirectory, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await onCluster(server.connectionString, `create database ${template}`);
    await migrate(named(server.connectionString, template));
    return { connectionString: server.connectionString, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A database for one test file, with the newest schema and no other rows. */
export interface TestDatabase {
  connectionString: string;
  /** Ends every session in the database and drops it. */
  drop: () => Promise<void>;
}

/** Copies the template in about 0.2 s. */
export async function createTestDatabase(cluster: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onCluster(cluster, `create database ${name} template ${template} strategy file_copy`);
  return {
    connectionString: named(cluster, name),
    drop: () => onCluster(cluster, `drop database ${name} with (force)`),
  };
}

function named(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function onCluster(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
