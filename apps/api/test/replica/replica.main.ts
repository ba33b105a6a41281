import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loginUser } from '@lender/contract';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { inTransaction } from '../../src/kernel/database/transaction.ts';
import { type Running, start } from '../../src/start.ts';
import { plantCrowd } from '../crowd/plant-crowd.ts';
import { openFragileDatabase } from '../database/open-fragile-database.ts';
import { plantClient } from '../people/planted.ts';
import { plantCase } from '../people/planted-case.ts';
import { call } from '../server/call.ts';
import { freePort } from '../server/free-port.ts';
import { OPERATOR, testEnv, testKeys } from '../server/test-env.ts';
import { type Asked, askPair } from './ask-pair.ts';
import { failOver } from './fail-over.ts';
import { replicaOf } from './replica-of.ts';

/**
 * Asks a server on one durable database for reports and commits, then the same server with a replica that has
 * everything that was committed; at the end kills the primary in the middle of commits. Prints what it saw as one line
 * of JSON.
 *
 * node main.ts [--clients 20000] [--times 200]
 */
const { values } = parseArgs({
  options: { clients: { type: 'string', default: '20000' }, times: { type: 'string', default: '200' } },
});
const [clients, times] = [Number(values.clients), Number(values.times)];
const WARM_UP = 10;

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'replica-')));
chmodSync(folder, 0o755); // the server of a root run is another user
const primary = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'primary') });
const keys = testKeys();
const undo: (() => Promise<unknown>)[] = [() => primary.stop()];
try {
  process.stdout.write(`${JSON.stringify(await look())}\n`);
} finally {
  for (const step of undo.toReversed()) await step();
  rmSync(folder, { recursive: true, force: true });
}

async function look() {
  const alone = await serve(primary.connectionString);
  const borrower = await plantClient(alone);
  await fill((await plantCase(alone)).clientId);
  const one = await ask(alone, borrower.token);
  await alone.stop();

  const replica = await replicaOf(primary, path.join(folder, 'replica'));
  const line = await openFragileDatabase(primary.connectionString);
  undo.push(replica.stop, line.close);
  const pair = await serve(line.connectionString, replica.connectionString);
  undo.push(pair.stop);
  const two = await ask(pair, borrower.token);
  return { clients, one, two, failedOver: await failOver({ primary, replica, line, db: pair.services.db }) };
}

async function serve(primaryUrl: string, replicaUrl?: string): Promise<Running> {
  return start(
    testEnv({
      DATABASE_URL: primaryUrl,
      ...(replicaUrl && { DATABASE_REPLICA_URL: replicaUrl }),
      DATA_DIR: path.join(folder, 'api'),
      PORT: await freePort(),
      ROLE: 'http',
      keys,
    }),
  );
}

async function fill(like: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: primary.connectionString, max: 1 });
  await plantCrowd(pool, { like, count: clients });
  await pool.end();
}

async function ask({ address, services: { db, clock } }: Running, borrower: string) {
  const { data } = await call(address, loginUser, { body: OPERATOR });
  const { today } = await clock.business(db);
  const askers = { origin: address, staff: data.Authorization, borrower, today };
  await askPair(askers, WARM_UP);
  const asked: Asked = await askPair(askers, times);
  const commits: number[] = [];
  for (let at = 0; at < times; at++) {
    const begun = performance.now();
    const name = `${address} ${at}`;
    await inTransaction(db, (tx) => tx.insertInto('provider_mark').values({ name, read_until: new Date() }).execute());
    commits.push(performance.now() - begun);
  }
  return { ...asked, commits };
}
