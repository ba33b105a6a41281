import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import type { Env } from '../../src/env.ts';
import { connect } from '../../src/kernel/database/database.ts';
import { migrate } from '../../src/kernel/database/migrate.ts';
import { testDatabase } from '../database/test-database.ts';
import { type TestServer, testServer } from '../server/server.ts';
import { restoreDocuments } from './dump-folder.ts';
import { landedKeys } from './landed-keys.ts';
import type { People } from './people.ts';
import { newestMigration, type Rows, restoreRows } from './rows.ts';

/** Time after the dump at which its data are opened: windows of rate limits are over, and tokens still work. */
const LATER_MS = 16 * 60_000;

/** Creates a database as it was when a dump was made: the schema and the rows of that time. */
export async function landedDatabase(rows: Rows): Promise<string> {
  const connectionString = await testDatabase();
  const { db, close } = connect(connectionString, { connections: 1 });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await close();
  await migrate(connectionString, { to: newestMigration(rows) });
  await restoreRows(connectionString, rows);
  return connectionString;
}

/** Starts today's server on the data of a dump, a quarter of an hour after the dump was made. */
export async function landedServer(
  folder: string,
  { connectionString, keysOf, madeAt }: Pick<People, 'keysOf' | 'madeAt'> & { readonly connectionString: string },
  change: Partial<Env> = {},
): Promise<TestServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'lender-landed-'));
  await restoreDocuments(folder, dataFolder);
  afterAll(() => rm(dataFolder, { recursive: true, force: true }));
  const openedAt = Date.now();
  const wall = () => new Date(new Date(madeAt).getTime() + LATER_MS + Date.now() - openedAt);
  const keys = landedKeys(keysOf);
  const stored = { DATABASE_URL: connectionString, DATA_DIR: dataFolder, keys, SMS_CODE_DIGITS: 4 };
  return testServer({ ...stored, ...change }, { wall });
}
