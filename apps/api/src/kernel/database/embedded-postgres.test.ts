import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processesIn } from './embedded/running-server.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
let folder: string;
let dataDirectory: string;
const cleanUps: (() => unknown)[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'embedded-postgres-test-')));
  chmodSync(folder, 0o755); // in a test run as root, the database server has another user
  dataDirectory = path.join(folder, 'postgres');
});

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  for (const pid of processesIn(dataDirectory)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('the embedded server finds the data again after a stop and a second start', async () => {
  const first = await start();
  await query(first.connectionString, 'create table loan as select 42 as id');
  await first.stop();
  expect(processesIn(dataDirectory)).toEqual([]);

  const second = await start();
  expect(await query(second.connectionString, 'select id from loan')).toEqual([{ id: 42 }]);
});

test('a second user is attached and cannot stop the server', async () => {
  const owner = await start();
  const guest = await start();
  expect([owner.attached, guest.attached]).toEqual([false, true]);
  expect(guest.connectionString).toBe(owner.connectionString);
  await guest.stop();
  expect(await query(owner.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two processes can start at the same moment', async () => {
  const both = await Promise.all([start(), start()]);
  expect(both.map((server) => server.attached).sort()).toEqual([false, true]);
});

test('a start adopts the server of an owner that was killed', async () => {
  const owner = await startInProcess();
  await query(owner.connectionString, 'create table loan as select 42 as id');
  owner.process.kill('SIGKILL');
  await once(owner.process, 'exit');

  const heir = await start();
  expect(heir.attached).toBe(false);
  expect(heir.connectionString).toBe(owner.connectionString);
  expect(await query(heir.connectionString, 'select id from loan')).toEqual([{ id: 42 }]);
  await heir.stop();
  expect(processesIn(dataDirectory)).toEqual([]);
});

test('a start recovers what was acknowledged when the owner and the whole server were killed', async () => {
  const owner = await startInProcess();
  await query(owner.connectionString, 'create table loan as select 42 as id');
  owner.process.kill('SIGKILL');
  for (const pid of processesIn(dataDirectory)) process.kill(pid, 'SIGKILL');

  const next = await start();
  expect(await query(next.connectionString, 'select id from loan')).toEqual([{ id: 42 }]);
});

test('a start ignores a lock file whose process id belongs to another program by now', async () => {
  const first = await start();
  await first.stop();
  writeFileSync(path.join(dataDirectory, 'postmaster.pid'), `${process.pid}\n${dataDirectory}\n0\n5432\n/tmp\n\n\n`);
  const second = await start();
  expect(await query(second.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a start replaces the half-made cluster of a first start that was killed', async () => {
  mkdirSync(`${dataDirectory}.init`, { recursive: true });
  writeFileSync(path.join(`${dataDirectory}.init`, 'PG_VERSION'), '18\n');
  const server = await start();
  expect(await query(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('the server stops when its process is asked to end', async () => {
  const owner = await startInProcess();
  owner.process.kill('SIGTERM');
  expect(await once(owner.process, 'exit')).toEqual([0, null]);
  expect(processesIn(dataDirectory)).toEqual([]);
});

test.skipIf(!isRoot)('the data are kept where the server user can reach them (needs root)', async () => {
  const closed = path.join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  dataDirectory = path.join(closed, 'postgres');

  const server = await start();
  cleanUps.unshift(() => rmSync(path.dirname(server.dataDirectory), { recursive: true, force: true }));
  expect(lstatSync(dataDirectory).isSymbolicLink()).toBe(true);
  expect(server.dataDirectory).not.toContain(closed);
  await query(server.connectionString, 'create table loan as select 42 as id');
  await server.stop();

  const again = await start();
  expect(await query(again.connectionString, 'select id from loan')).toEqual([{ id: 42 }]);
});

async function start() {
  const server = await startEmbeddedPostgres({ dataDirectory, maxConnections: 10 });
  cleanUps.push(server.stop);
  return server;
}

async function startInProcess() {
  const main = path.join(import.meta.dirname, 'embedded-postgres.main.ts');
  const child = spawn(process.execPath, [main, dataDirectory], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanUps.push(() => child.kill('SIGKILL'));
  for await (const line of createInterface(child.stdout)) {
    const { connectionString }: { connectionString: string } = JSON.parse(line);
    return { connectionString, process: child };
  }
  throw new Error('The process ended without a word.');
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
