import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/database/empty-database.ts';
import { testKeys } from '../../test/server/test-env.ts';
import { migrate } from '../kernel/database/migrate.ts';
import { requireSchema } from '../kernel/database/require-schema.ts';
import { openObjects } from '../providers/storage/open-objects.ts';
import { runBackupCommand } from './backup/backup-command.ts';
import type { CommandAround } from './command-around.ts';
import { runMigrateCommand } from './migrate-command.ts';
import { runRestoreCommand } from './restore/restore-command.ts';
import { runStaffCommand } from './staff-command.ts';
import { troubleOf } from './trouble-of.ts';
import { runVerifyCommand } from './verify/verify-command.ts';

const api = path.resolve(import.meta.dirname, '../..');

const withPassword = (url: string): string => Object.assign(new URL(url), { username: 'u', password: 'hunter2' }).href;

/** Starts a program as a process with an environment of its own. */
function start(env: Readonly<Record<string, string>>, program: string, ...words: readonly string[]) {
  const typed = ['--conditions=@lender/source', program, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, typed, { cwd: api, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout: stdout.trim(), stderr: stderr.trim() }),
    );
  });
}

test.each([
  ['backup', runBackupCommand],
  ['migrate', runMigrateCommand],
  ['restore', runRestoreCommand],
  ['staff', runStaffCommand],
  ['verify', runVerifyCommand],
])('a request for the usage of %s is answered without any setting', async (name, command) => {
  const lines: string[] = [];
  const readEnv = () => {
    throw new Error('Settings were read.');
  };
  const around: CommandAround = { readEnv, print: (line) => lines.push(line), typedIn: api };
  expect(await command(['--help'], around)).toBe(0);
  expect(await command(['one', '-h'], around)).toBe(0);
  expect(await command(['one', 'two'], around)).toBe(2);
  expect(lines).toEqual([0, 1, 2].map(() => expect.stringMatching(new RegExp(`^${name}\\b`))));
});

test('a problem in the surroundings is one line with what to do, without a stack and without a secret', async () => {
  const off = { DATABASE_URL: withPassword('postgres://127.0.0.1:9/x') };
  const [migrateMain, serverMain] = ['src/command/migrate.main.ts', 'src/main.ts'];
  const reported = await Promise.all([
    start({}, migrateMain),
    start(off, migrateMain),
    start({}, migrateMain, '--help'),
    start({}, serverMain),
  ]);
  const refused = (line: RegExp) => ({ code: 1, stdout: '', stderr: expect.stringMatching(line) });
  expect(reported).toEqual([
    refused(/^Settings: DATABASE_URL is missing\. What each setting is: .*$/),
    refused(/^Nothing answers at 127\.0\.0\.1:9 \(ECONNREFUSED\)\. Is .*$/),
    { code: 0, stdout: expect.stringMatching(/^migrate \[contract\]/), stderr: '' },
    refused(/^Settings: .*DATABASE_URL is missing.*$/),
  ]);
  expect(JSON.stringify(reported)).not.toContain('hunter2');
});

test('a port that is taken is reported with what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const second = createServer().listen(taken.address());
  const [error] = await once(second, 'error');
  expect(troubleOf(error)).toMatch(/^listen EADDRINUSE: .*:\d+\. Stop what listens there, .*PORT.*$/);
});

test('a disk without room is reported with what to do', async () => {
  const full = await writeFile('/dev/full', 'a line').then(() => undefined, troubleOf);
  expect(full).toMatch(/^ENOSPC: .*\. Make room there, .*$/);
});

test('a document store that does not answer is reported with what to do, and so are settings that name none', async () => {
  const settings = { DATA_DIR: tmpdir(), DOCUMENTS_REGION: 'us-east-1', DOCUMENTS_PATH_STYLE: true };
  const documents = { accessKeyId: 'id', secretAccessKey: 'hunter2' };
  const away = {
    ...settings,
    DOCUMENTS_ENDPOINT: 'http://127.0.0.1:9',
    keys: { ...testKeys(), documents },
  };
  const objects = await openObjects({ ...away, DOCUMENTS_BUCKET: 'papers' });
  const reported = await objects
    .list('documents')
    .next()
    .then(() => undefined, troubleOf);
  expect(reported).toMatch(
    /^The bucket papers of http:\/\/127\.0\.0\.1:9: (?!.*hunter2).*\. Look at .*DOCUMENTS_BUCKET.*$/,
  );
  expect(await openObjects({ ...away, DOCUMENTS_BUCKET: undefined }).then(() => undefined, troubleOf)).toMatch(
    /^Settings: DOCUMENTS_ENDPOINT is of no use without DOCUMENTS_BUCKET\. .*$/,
  );
});

test('a refusal of the database is reported with what to do, and a programming error is not', async () => {
  const there = new URL(await emptyDatabase());
  const at = (change: Partial<URL>) => Object.assign(new URL(there), change).href;
  const reported = (url: string) => migrate(url).then(() => undefined, troubleOf);
  expect(await reported(at({ username: 'nobody', password: 'hunter2' }))).toMatch(
    /^The database says: (?!.*hunter2).*\. Look at who signs in by DATABASE_URL .*$/,
  );
  expect(await reported(at({ pathname: '/nowhere' }))).toMatch(
    /^The database says: .*"nowhere".*\(3D000\)\. Create it, .*$/,
  );
  expect(await reported(withPassword(there.href).replace(/@.*/, '@[/x'))).toMatch(
    /^An address cannot be read: (?!.*hunter2).*$/,
  );
  expect(await requireSchema(there.href).then(() => undefined, troubleOf)).toMatch(
    /^The database is older .*migrate.*$/,
  );
  expect(troubleOf(new TypeError('nothing of a word is undefined'))).toBeUndefined();
});
