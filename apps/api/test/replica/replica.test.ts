import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getActiveLoan, getFunnelReport } from '@lender/contract';
import { soon } from '@lender/vitest/soon';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { connect } from '../../src/kernel/database/database.ts';
import { startEmbeddedPostgres } from '../../src/kernel/database/embedded-postgres.ts';
import { migrate } from '../../src/kernel/database/migrate.ts';
import { fragileDatabase } from '../database/fragile-database.ts';
import { statementsOf } from '../database/statements.ts';
import { borrow, NOTHING, openApplication, untilStep } from '../people/journey.ts';
import { testServer } from '../server/server.ts';
import { failOver } from './fail-over.ts';
import { replicaOf } from './replica-of.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'lender-replica-'));
// A test run by root starts the database server as another user.
await chmod(folder, 0o755);
const primary = await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'primary') });
await migrate(primary.connectionString);
const replica = await replicaOf(primary, path.join(folder, 'replica'));
const owner = connect(replica.connectionString, { connections: 1 });
afterAll(async () => {
  await owner.close();
  await replica.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const line = await fragileDatabase(primary.connectionString);
const server = await testServer({
  DATABASE_URL: line.connectionString,
  DATABASE_REPLICA_URL: replica.connectionString,
});
const { reading, db } = server.services;
const ask = async <T>(question: RawBuilder<T>, where = db) => (await question.execute(where)).rows[0];
const isReadOnReplica = () =>
  reading(async (tx) => (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(tx)).rows[0]?.is);

const applications = () =>
  reading(async (tx) => (await sql<{ n: number }>`select count(*)::int as n from application`.execute(tx)).rows[0]?.n);

test('a report is read on the replica, with everything that was committed before it was asked for', async () => {
  for (let opened = 1; opened <= 5; opened++) {
    await openApplication(server);
    expect(await applications()).toBe(opened);
  }
  expect(await isReadOnReplica()).toBe(true);
  const { today } = await server.services.clock.business(db);
  const asked = { query: { from: today, to: today } };
  const statements = await statementsOf(async () => {
    const token = await server.operator();
    expect((await server.call(getFunnelReport, asked, { token })).status).toBe(200);
  });
  expect(statements.some((text) => text.includes('pg_last_wal_replay_lsn'))).toBe(true);
});

test('a replica that is behind is skipped, so that no reader gets old data', async () => {
  await ask(sql`select pg_wal_replay_pause()`, owner.db);
  await openApplication(server);
  expect([await applications(), await isReadOnReplica()]).toEqual([6, false]);
  await ask(sql`select pg_wal_replay_resume()`, owner.db);
  await vi.waitFor(async () => expect(await isReadOnReplica()).toBe(true), soon);
});

test('a primary that dies loses nothing that it acknowledged, and its replica takes over and lends', async () => {
  const borrower = await borrow(server);
  await untilStep(server, borrower.token, 'loan_page');
  const { data: loan } = await server.call(getActiveLoan, NOTHING, { token: borrower.token });

  const { acknowledged, lost } = await failOver({ primary, replica, line, db });
  expect(acknowledged).toBeGreaterThan(50);
  expect(lost).toBe(0);
  expect((await server.call(getActiveLoan, NOTHING, { token: borrower.token })).data).toEqual(loan);
  expect(await isReadOnReplica()).toBe(false);
  const next = await borrow(server);
  await untilStep(server, next.token, 'loan_page');
});
