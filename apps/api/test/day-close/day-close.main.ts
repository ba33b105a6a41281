import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { mexicoDate } from '@lender/calculator';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { closeDays } from '../../src/modules/servicing/index.ts';
import { start } from '../../src/start.ts';
import { freePort } from '../server/free-port.ts';
import { testEnv, testKeys } from '../server/test-env.ts';
import { closeBySql } from './close-by-sql.ts';
import { lendOnce } from './lend-once.ts';
import { plantLoans } from './plant-loans.ts';

/**
 * Closes one day of many loans by the server's own code, then does in plain SQL what the database had to do for it, and
 * prints both times as one line of JSON. The database is durable, as in production.
 *
 * node main.ts [--loans 2000]
 */
const { values } = parseArgs({ options: { loans: { type: 'string', default: '2000' } } });
const loans = Number(values.loans);
const DAY_MS = 86_400_000;

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'day-close-')));
chmodSync(folder, 0o755); // a run as root starts the server as another user
const server = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres') });
const pool = new pg.Pool({ connectionString: server.connectionString, max: 1 });
let now = Date.now();
const env = testEnv({
  DATABASE_URL: server.connectionString,
  DATA_DIR: path.join(folder, 'api'),
  PORT: await freePort(),
  ROLE: 'http',
  keys: testKeys(),
});
const running = await start(env, { wall: () => new Date(now) });
try {
  await plantLoans(pool, { like: await lendOnce(running), count: loans - 1 });
  now += 2 * DAY_MS;
  const closed = mexicoDate(now - DAY_MS);
  const closeMs = await millisOf(() => closeDays(running.services));
  const { rows } = await pool.query('select from ledger_entry where business_date = $1', [closed]);
  if (rows.length !== loans) throw new Error(`${rows.length} of ${loans} loans were closed`);
  const floorMs = await millisOf(() => closeBySql(pool, closed));
  process.stdout.write(`${JSON.stringify({ loans, closeMs, floorMs })}\n`);
} finally {
  await running.stop();
  await pool.end();
  await server.stop();
  rmSync(server.dataDirectory, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
}

async function millisOf(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
