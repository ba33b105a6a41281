import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database/empty-database.ts';
import { freePort } from '../../test/server/free-port.ts';
import { testEnv, testKeys } from '../../test/server/test-env.ts';
import { connect } from '../kernel/database/database.ts';
import { MIGRATION_NAMES, migrate } from '../kernel/database/migrate.ts';
import { start } from '../start.ts';
import { runMigrateCommand } from './migrate-command.ts';

const DATABASE_URL = await emptyDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'lender-migrate-'));
afterAll(() => rm(folder, { recursive: true }));

async function run(...words: string[]) {
  const lines: string[] = [];
  const env = { DATABASE_URL, DATABASE_OWNER_URL: undefined };
  const code = await runMigrateCommand(words, { readEnv: () => env, print: (line) => lines.push(line) });
  return { code, lines };
}

/** Starts a server that is set not to migrate. */
const serve = async () => {
  const place = { DATABASE_URL, DATA_DIR: folder, PORT: await freePort(), keys: testKeys() };
  return start(testEnv({ ...place, MIGRATE_ON_START: false, ROLE: 'http' }));
};

test('a server that does not migrate refuses an empty or older database and names the missing migration', async () => {
  await expect(serve()).rejects.toThrow(`it lacks the migration ${MIGRATION_NAMES[0]}`);
  await migrate(DATABASE_URL, { to: MIGRATION_NAMES.at(-2) ?? '' });
  await expect(serve()).rejects.toThrow(`it lacks the migration ${MIGRATION_NAMES.at(-1)}`);
});

test('the command migrates alone, as often as it is run, and a server starts on that schema and on a newer one', async () => {
  const stands = `The database stands at ${MIGRATION_NAMES.at(-1)}.`;
  const waits = expect.stringContaining('Once no server of the release before runs: migrate contract');
  // An earlier release made the database, and its servers may still run.
  expect(await run()).toEqual({ code: 0, lines: [stands, waits] });
  expect(await run()).toEqual({ code: 0, lines: [stands, waits] });
  expect(await run('contract')).toEqual({ code: 0, lines: [stands] });
  expect(await run()).toEqual({ code: 0, lines: [stands] });
  const owner = connect(DATABASE_URL, { connections: 1 });
  await sql`insert into kysely_migration values ('9999-of-the-next-release', now()::text)`.execute(owner.db);
  await owner.close();
  const running = await serve();
  expect((await fetch(`${running.address}/health/ready`)).status).toBe(200);
  await running.stop();
});

test('a command that is not understood is answered with its usage', async () => {
  expect(await run('contract', 'now')).toMatchObject({ code: 2 });
  expect(await run('down')).toMatchObject({ code: 2, lines: [expect.stringContaining('migrate')] });
});
