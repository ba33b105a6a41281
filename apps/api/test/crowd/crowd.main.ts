import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loginUser } from '@lender/contract';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { start } from '../../src/start.ts';
import { call } from '../call.ts';
import { freePort } from '../free-port.ts';
import { plantCase } from '../planted-case.ts';
import { OPERATOR, testEnv, testKeys } from '../test-env.ts';
import { askAll } from './ask-all.ts';
import { plantCrowd } from './plant-crowd.ts';

/**
 * Asks a server with many clients what its staff ask, one question after the other, and prints how long each answer took
 * as one line of JSON. The database is durable, as in production.
 *
 * node main.ts [--clients 10000] [--times 200]
 */
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '10000' }, times: { type: 'string', default: '200' } },
});
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'crowd-')));
chmodSync(folder, 0o755); // the server of a root run is another user
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
try {
  const { clientId } = await plantCase(running);
  await plantCrowd(pool, { like: clientId, count: Number(values.clients) - 1 });
  const { data } = await call(running.address, loginUser, { body: OPERATOR });
  const staff = { origin: running.address, token: data.Authorization };
  process.stdout.write(`${JSON.stringify(await askAll(staff, { pool, times: Number(values.times) }))}\n`);
} finally {
  await running.stop();
  await pool.end();
  await server.stop();
  rmSync(server.dataDirectory, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}
