import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { start } from '../../src/start.ts';
import { plantCase } from '../people/planted-case.ts';
import { freePort } from '../server/free-port.ts';
import { testEnv, testKeys } from '../server/test-env.ts';
import { plantCrowd } from './plant-crowd.ts';

/** Server with a number of clients, each with a case. */
export interface OpenCrowd {
  readonly address: string;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Starts a server on a database of its own, which is durable as in production, and fills it. */
export async function openCrowd(clients: number): Promise<OpenCrowd> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'crowd-')));
  chmodSync(folder, 0o755); // a run as root starts the server as another user
  const server = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres') });
  const pool = new pg.Pool({ connectionString: server.connectionString, max: 1 });
  const env = testEnv({
    DATABASE_URL: server.connectionString,
    DATA_DIR: path.join(folder, 'api'),
    PORT: await freePort(),
    ROLE: 'http',
    keys: testKeys(),
  });
  const running = await start(env);
  const close = async () => {
    await running.stop();
    await pool.end();
    await server.stop();
    rmSync(server.dataDirectory, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { clientId } = await plantCase(running);
    await plantCrowd(pool, { like: clientId, count: clients - 1 });
  } catch (error) {
    await close();
    throw error;
  }
  return { address: running.address, pool, close };
}
