import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getBackOfficeUser, getFlow, logoutClient } from '@lender/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyDatabase } from '../../test/database/empty-database.ts';
import { testDatabase } from '../../test/database/test-database.ts';
import { readDump, restoreDocuments } from '../../test/landed/dump-folder.ts';
import { LANDED_CHANGES } from '../../test/landed/landed-changes.ts';
import { landedKeys } from '../../test/landed/landed-keys.ts';
import { landedDatabase, landedServer } from '../../test/landed/landed-server.ts';
import { signInClient, signInUser } from '../../test/landed/landed-sign-in.ts';
import { lostRows } from '../../test/landed/lost-rows.ts';
import { readPeople, tokenOf } from '../../test/landed/people.ts';
import { newestMigration, readRows } from '../../test/landed/rows.ts';
import { shownToClient } from '../../test/landed/shown-to-client.ts';
import { NOTHING } from '../../test/people/journey.ts';
import { BUCKET, S3_KEYS, s3Server } from '../../test/server/s3-server.ts';
import { testEnv, testKeys } from '../../test/server/test-env.ts';
import type { Env } from '../env.ts';
import { createVault } from '../kernel/crypto/vault.ts';
import { bringSchema } from '../kernel/database/bring-schema.ts';
import { connect } from '../kernel/database/database.ts';
import { MIGRATION_NAMES, migrate } from '../kernel/database/migrate.ts';
import { runBackupCommand } from './backup/backup-command.ts';
import { readManifest, sealManifest } from './backup/manifest.ts';
import { runRestoreCommand } from './restore/restore-command.ts';
import { troubleOf } from './trouble-of.ts';
import { runVerifyCommand } from './verify/verify-command.ts';

/** Dump of a lender with a history, made by an older release. */
const lived = path.join(import.meta.dirname, '../../test/landed/0073-a-lived-lender');
const rows = await readDump(lived);
const people = await readPeople(lived);
const keys = landedKeys(people.keysOf);
const scratch = await mkdtemp(path.join(tmpdir(), 'lender-backup-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));
const typedIn = path.join(scratch, 'checkout');
const backups = path.join(scratch, 'backups');
const MONDAY = path.join(backups, 'monday');

const COMMANDS = { backup: runBackupCommand, restore: runRestoreCommand, verify: runVerifyCommand };

/** Commands as the operations page gives them. */
const page = await readFile(
  path.join(import.meta.dirname, '../../../../docs/operations/backup-and-restore.md'),
  'utf8',
);
const asWritten = (command: string) => new RegExp(`^npx -y pnpm@[\\d.]+ (${command}.*)$`, 'm').exec(page)?.[1] ?? '';
const written = { backup: asWritten('backup'), restore: asWritten('restore'), verify: asWritten('verify') };

async function run(env: Env, asked: string) {
  const [command, ...words] = asked.split(' ');
  const lines: string[] = [];
  const around = { readEnv: () => env, typedIn, print: (line: string) => lines.push(line) };
  const code = await COMMANDS[command as keyof typeof COMMANDS](words, around);
  return { code, said: lines.join('\n') };
}

let folders = 0;
const newFolder = () => path.join(scratch, `data-${++folders}`);
const place = (change: Partial<Env>): Env =>
  testEnv({ DATABASE_URL: '', DATA_DIR: newFolder(), PORT: 0, keys, ...change });
const emptyPlace = async (change: Partial<Env> = {}) => place({ DATABASE_URL: await emptyDatabase(), ...change });

const LEFT_OUT = ['session', 'one_time_code', 'rate_limit'];
/** Tables whose open rows a restore ends on purpose. */
const ENDED = ['message', 'staff_invitation', 'external_login'];

const old = place({ DATABASE_URL: await landedDatabase(rows) });
await restoreDocuments(lived, old.DATA_DIR);

test('a backup of an older release is migrated on restore, into a bucket where one is set, without a lost row', async () => {
  expect(await run(old, 'backup ../backups/older')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ \d+ documents\.$/),
  });
  const s3 = await s3Server();
  const bucket = { DOCUMENTS_BUCKET: BUCKET, DOCUMENTS_ENDPOINT: s3.endpoint, DOCUMENTS_PATH_STYLE: true };
  const env = await emptyPlace({ ...bucket, keys: { ...keys, documents: S3_KEYS } });
  expect(await run(env, 'restore ../backups/older')).toEqual({
    code: 0,
    said: expect.stringContaining('Nobody is signed in.'),
  });
  const intact = { newestMigration: newestMigration(rows), changes: LANDED_CHANGES };
  const except = [...LEFT_OUT, ...ENDED, 'kysely_migration'];
  expect(lostRows(rows, await readRows(env.DATABASE_URL), { ...intact, except })).toEqual({});
  expect(await run(env, written.verify)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/Everything is whole\.$/),
  });
  expect(await readdir(path.join(env.DATA_DIR, 'documents')).catch(() => [])).toEqual([]);
});

test('a backup of a schema that was contracted is restored as a contracted schema', async () => {
  const DATABASE_URL = await testDatabase();
  const fresh = place({ DATABASE_URL });
  expect(await run(fresh, 'backup ../backups/fresh')).toMatchObject({ code: 0 });
  const env = await emptyPlace();
  expect(await run(env, 'restore ../backups/fresh')).toMatchObject({ code: 0 });
  const kept = await readRows(DATABASE_URL);
  const found = await readRows(env.DATABASE_URL);
  const contracted = kept.get('kysely_migration_contracted')?.map(({ name }) => name);
  expect(contracted).toHaveLength(1);
  expect(found.get('kysely_migration_contracted')?.map(({ name }) => name)).toEqual(contracted);
  expect(await migrate(env.DATABASE_URL)).toEqual({ waiting: [] });
});

describe('a restored lender', async () => {
  const { connectionString } = { connectionString: old.DATABASE_URL };
  const before = await landedServer(lived, { ...people, connectionString }, { ROLE: 'http' });
  const [borrower, leaver] = people.clients.filter(({ isByHand, story }) => !isByHand && /pay -1|hold -1/.test(story));
  const [user] = people.staff;
  if (!borrower || !leaver || !user) throw new Error('nobody with a loan');
  const now = { ...before.env, KEYS_FILE: '' };
  let restored: Env;

  beforeAll(async () => {
    await before.call(logoutClient, NOTHING, { token: tokenOf(leaver) });
    const { db, jobs } = before.services;
    const { rows: loans } = await sql<{ client_id: string; application_id: string }>`
      select client_id, application_id from loan limit 1`.execute(db);
    const of = { clientId: loans[0]?.client_id ?? '', applicationId: loans[0]?.application_id ?? '' };
    await db.transaction().execute(async (tx) => {
      await jobs.enqueue(tx, 'decide-application', of);
      await jobs.enqueue(tx, 'send-sms', { sealed: 'a code of then' });
    });
    await db.updateTable('message').set({ state: 'queued' }).where('state', '=', 'sent').execute();
    expect(await run(now, written.backup)).toMatchObject({ code: 0 });
    restored = await emptyPlace();
    expect(await run(restored, written.restore)).toEqual({
      code: 0,
      said: expect.stringContaining('Nobody is signed in.'),
    });
  });

  test('a restored lender has every row except those of sessions, and verifies as whole', async () => {
    const [kept, found] = [await readRows(now.DATABASE_URL), await readRows(restored.DATABASE_URL)];
    const lost = {
      newestMigration: MIGRATION_NAMES.at(-1) ?? '',
      changes: [],
      except: [...LEFT_OUT, ...ENDED, 'kysely_migration'],
    };
    expect(lostRows(kept, found, lost)).toEqual({});
    for (const table of LEFT_OUT) expect([table, found.get(table)]).toEqual([table, []]);
    const { code, said } = await run(restored, written.verify);
    expect(said).toMatch(
      /^ledger: [1-9]\d* entries, whole\nloans: [1-9]\d* with books, whole\npayments: [1-9]\d*, whole\nsigned terms: [1-9]\d* loans, whole\n(?: {2}\(loan \S+: was signed before documents carried a hash of the terms\)\n)+texts in force: [1-9]\d* signatures and acceptances, whole\naudit: [1-9]\d* entries, whole\n/,
    );
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/documents: [1-9]\d* files, whole\nEverything is whole\.$/),
    ]);
  });

  test('a restored lender sends no message twice and keeps the jobs that were not done yet', async () => {
    const { db, close } = connect(restored.DATABASE_URL, { connections: 1 });
    const { rows: jobs } = await sql`select name from pgboss.job where data is not null and data <> '{}'`.execute(db);
    expect(jobs).toEqual([{ name: 'decide-application' }]);
    const { rows: messages } = await sql`select distinct state, cause from message where state not in ('withdrawn')
      and cause is not distinct from 'outcome_unknown'`.execute(db);
    expect(messages).toEqual([{ state: 'dead', cause: 'outcome_unknown' }]);
    await close();
  });

  test('a restored lender refuses every earlier session, and lets each account sign in by password and see the same loan', async () => {
    const expected = await shownToClient(before, tokenOf(borrower));
    const server = await landedServer(
      lived,
      { ...people, connectionString: restored.DATABASE_URL },
      { ROLE: 'http', DATA_DIR: restored.DATA_DIR },
    );
    for (const { token } of [borrower, leaver].map((one) => ({ token: tokenOf(one) })))
      expect((await server.call(getFlow, NOTHING, { token })).code).toBe('unauthorized');
    const me = { params: { id: 'me' } };
    expect((await server.call(getBackOfficeUser, me, { token: tokenOf(user) })).code).toBe('unauthorized');
    expect(
      (await server.call(getBackOfficeUser, me, { token: (await signInUser(server, user)).data.Authorization })).data,
    ).toMatchObject({ email: user.username });
    const { data } = await signInClient(server, borrower);
    expect(await shownToClient(server, data.Authorization)).toEqual(expected);
  });

  describe('restored from a backup that is not whole', () => {
    /** Restores a changed backup into a new place, then undoes the change. */
    const afterChange = async (file: string, change: (bytes: Buffer) => Buffer | undefined) => {
      const target = path.join(MONDAY, file);
      const bytes = await readFile(target);
      const changed = change(Buffer.from(bytes));
      if (changed) await writeFile(target, changed);
      else await rm(target);
      const env = await emptyPlace();
      const { code, said } = await run(env, written.restore);
      await writeFile(target, bytes);
      const { rows: tables } = await onDatabase(env, 'select from pg_class where relnamespace = 2200');
      expect([tables.length, await readdir(path.join(env.DATA_DIR, 'documents')).catch(() => [])]).toEqual([0, []]);
      expect(code).toBe(1);
      return said;
    };
    const flipped = (bytes: Buffer) => {
      const at = Math.floor(bytes.length / 2);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    const someDocument = async () => {
      const [shard = ''] = await readdir(path.join(MONDAY, 'documents'));
      const [name = ''] = await readdir(path.join(MONDAY, 'documents', shard));
      return `documents/${shard}/${name}`;
    };

    test.each(['tables/loan.copy.gz', 'documents.ndjson.gz', 'jobs.ndjson.gz'])(
      'a restore names %s when one of its bytes is wrong',
      async (file) => {
        expect(await afterChange(file, flipped)).toContain(`1 files are not as they were written: ${file}`);
        expect(await afterChange(file, () => undefined)).toContain(file);
      },
    );

    test('a restore names a document that has a wrong byte, is truncated or is missing', async () => {
      const file = await someDocument();
      for (const change of [flipped, (bytes: Buffer) => bytes.subarray(1), () => undefined])
        expect(await afterChange(file, change)).toContain(`1 files are not as they were written: ${file}`);
    });

    test('a restore refuses a manifest that was changed, and calls a folder without one a backup that was cut off', async () => {
      const later = (bytes: Buffer) => Buffer.from(bytes.toString().replace('"madeAt": "2', '"madeAt": "3'));
      expect(await afterChange('manifest.json', later)).toBe('manifest.json was changed.');
      expect(await afterChange('manifest.json', (bytes) => bytes.subarray(9))).toContain('manifest.json was changed');
      expect(await afterChange('manifest.json', () => undefined)).toContain('one that was cut off');
    });

    test('a restore refuses a backup of a newer release, naming the unknown migration, and one made under other keys', async () => {
      const vault = createVault(keys);
      const { migrations, ...rest } = await readManifest(MONDAY, vault);
      const newer = { ...rest, migrations: [...migrations, '9999-of-the-next-release'] };
      const manifest = { format: newer.format, madeAt: newer.madeAt, migrations: newer.migrations };
      const text = sealManifest({ ...manifest, ...newer }, vault);
      expect(await afterChange('manifest.json', () => Buffer.from(text))).toContain('9999-of-the-next-release');
      const { code, said } = await run(await emptyPlace({ keys: testKeys() }), written.restore);
      expect([code, said]).toEqual([1, expect.stringContaining('under other keys')]);
    });
  });

  test('no server starts on a database whose restore broke off', async () => {
    const env = await emptyPlace();
    // Rows are loaded by their owner; then the login that queues the jobs is refused.
    const noAccount = Object.assign(new URL(env.DATABASE_URL), { username: 'nobody' }).href;
    const halfway = { ...env, DATABASE_OWNER_URL: env.DATABASE_URL, DATABASE_URL: noAccount };
    await expect(run(halfway, written.restore)).rejects.toMatchObject({ code: '28000' });
    for (const MIGRATE_ON_START of [true, false])
      expect(await bringSchema({ ...env, MIGRATE_ON_START }).catch(troubleOf)).toMatch(
        /^A restore .* not come to its end\./,
      );
    expect(await bringSchema({ ...restored, MIGRATE_ON_START: false })).toEqual({ waiting: [] });
  });

  test('a restore and a backup refuse a place that is not empty, be it a database or a store of documents', async () => {
    expect(await run(restored, written.restore)).toMatchObject({ code: 1, said: expect.stringContaining('not empty') });
    const used = await emptyPlace({ DATA_DIR: restored.DATA_DIR });
    const { code, said } = await run(used, written.restore);
    expect([code, said]).toEqual([1, expect.stringContaining('The place for documents is not empty')]);
    expect(await run(now, written.backup)).toEqual({ code: 1, said: `${MONDAY} is not empty.` });
  });

  test('a backup shows one moment, even while servers write to tables that are copied already or not yet', async () => {
    const kept = await readRows(now.DATABASE_URL);
    const holder = connect(now.DATABASE_URL, { connections: 1 });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    // The backup waits for this table after it copied some tables, but not all.
    const holding = holder.db.transaction().execute(async (tx) => {
      await sql`lock table loan in access exclusive mode`.execute(tx);
      hold();
      await released;
    });
    await held;
    const backingUp = run(now, 'backup ../backups/busy');
    await expect
      .poll(async () => (await onDatabase(now, 'select from pg_locks where not granted')).rows.length)
      .toBe(1);
    await onDatabase(
      now,
      `insert into enabled_bank (code) values ('999'); insert into provider_mark (name, read_until) values ('busy', now())`,
    );
    release();
    await holding;
    await holder.close();
    expect(await backingUp).toMatchObject({ code: 0 });
    const env = await emptyPlace();
    expect(await run(env, 'restore ../backups/busy')).toMatchObject({ code: 0 });
    const found = await readRows(env.DATABASE_URL);
    for (const table of ['enabled_bank', 'provider_mark']) {
      expect(found.get(table)).toHaveLength(kept.get(table)?.length ?? 0);
      expect((await readRows(now.DATABASE_URL)).get(table)).toHaveLength((kept.get(table)?.length ?? 0) + 1);
    }
    await onDatabase(now, `delete from enabled_bank where code = '999'; delete from provider_mark where name = 'busy'`);
  });

  test('a backup holds no key', async () => {
    const found = await readdir(MONDAY, { recursive: true, withFileTypes: true });
    const files = found.filter((entry) => entry.isFile());
    const texts = await Promise.all(files.map((entry) => readFile(path.join(entry.parentPath, entry.name))));
    for (const key of [keys.tokenKey, keys.searchKey, keys.encryptionKeys.k1 ?? '', keys.siteKey])
      for (const text of texts)
        for (const form of [key, Buffer.from(key, 'base64')]) expect(text.includes(form)).toBe(false);
    expect((await stat(MONDAY)).mode & 0o077).toBe(0);
  });

  test('a backup is readable by its owner only, even in a folder that was open to all', async () => {
    const open = path.join(backups, 'open');
    await mkdir(open, { mode: 0o755 });
    expect(await run(now, 'backup ../backups/open')).toMatchObject({ code: 0 });
    const names = await readdir(open, { recursive: true });
    expect(names.some((name) => name.startsWith('documents/'))).toBe(true);
    for (const name of names) expect([name, (await stat(path.join(open, name))).mode & 0o077]).toEqual([name, 0]);
  });

  describe('a restored lender that is verified', () => {
    /** Makes a change that the server never makes, verifies, and undoes it. */
    const verifiedAfter = async (table: string, change: string) => {
      const alter = (statements: string) =>
        onDatabase(
          restored,
          `alter table ${table} disable trigger all; ${statements}; alter table ${table} enable trigger all`,
        );
      await onDatabase(restored, `create table kept as select * from ${table}`);
      await alter(change);
      const verified = await run(restored, written.verify);
      await alter(`delete from ${table}; insert into ${table} overriding system value select * from kept`);
      await onDatabase(restored, 'drop table kept');
      return verified;
    };
    const one = async (query: string): Promise<string> => String((await onDatabase(restored, query)).rows[0]?.id);

    test('verification names a changed posting by its entry and by its loan', async () => {
      const entry = await one(`select entry_id as id from ledger_posting join ledger_entry on id = entry_id
        where kind = 'disbursement' order by 1 limit 1`);
      const loan = await one(`select loan_id as id from ledger_entry where id = '${entry}'`);
      const cheaper = `update ledger_posting set amount_centavos = amount_centavos - 100 where entry_id = '${entry}' and line = 0`;
      const { code, said } = await verifiedAfter('ledger_posting', cheaper);
      expect(code).toBe(1);
      expect(said).toContain(`entry ${entry}: `);
      expect(said).toContain('lines that sum to -100 centavos');
      expect(said).toContain(`loan ${loan}: principal_receivable holds `);
      expect(said).toMatch(/Not everything is whole\.$/);
    });

    test('verification names a missing entry by the lines that it left, and the loan that misses it', async () => {
      const entry = await one(`select id from ledger_entry where kind = 'disbursement' order by 1 limit 1`);
      const loan = await one(`select loan_id as id from ledger_entry where id = '${entry}'`);
      const withoutKeys = `alter table ledger_posting disable trigger all; delete from ledger_entry where id = '${entry}'`;
      const { code, said } = await verifiedAfter('ledger_entry', withoutKeys);
      await onDatabase(restored, 'alter table ledger_posting enable trigger all');
      expect(code).toBe(1);
      expect(said).toMatch(new RegExp(`entry ${entry}: is gone, but for \\d+ lines that sum to 0 centavos`));
      expect(said).toContain(`loan ${loan}: principal_receivable holds `);
    });

    test('verification names an audit entry that was changed', async () => {
      const { code, said } = await verifiedAfter(
        'audit_entry',
        `update audit_entry set outcome = 'forged' where sequence = 3`,
      );
      expect([code, said]).toEqual([
        1,
        expect.stringContaining('audit: 2 entries, NOT WHOLE\n  entry 3: does not follow'),
      ]);
    });

    test('verification names a document that is lost, changed or exchanged by its row, and a file that has no row', async () => {
      const {
        rows: [first, second],
      } = await onDatabase(
        restored,
        'select id, storage_key from document where sha256 is not null order by id limit 2',
      );
      const files = path.join(restored.DATA_DIR, 'documents');
      const [lost, other] = [path.join(files, first?.storage_key ?? ''), path.join(files, second?.storage_key ?? '')];
      const [bytes, others] = [await readFile(lost), await readFile(other)];
      const orphan = crypto.randomUUID();
      await rm(lost);
      await writeFile(other, bytes);
      await writeFile(path.join(files, orphan), bytes);
      const { code, said } = await run(restored, written.verify);
      expect(code).toBe(1);
      expect(said).toContain(`document ${first?.id}: ${first?.storage_key} does not open: the file is gone`);
      expect(said).toContain(`document ${second?.id}: ${second?.storage_key} does not open`);
      expect(said).toContain(`(no row names documents/${orphan})`);
      expect(await run(restored, 'backup ../backups/without-one')).toMatchObject({
        code: 1,
        said: expect.stringContaining(`gone before the backup: document ${first?.id}: ${first?.storage_key}`),
      });
      await writeFile(lost, bytes);
      await writeFile(other, others);
      await rm(path.join(files, orphan));
      expect(await run(restored, written.verify)).toMatchObject({ code: 0 });
    });
  });
});

async function onDatabase(env: Env, statements: string) {
  const { db, close } = connect(env.DATABASE_URL, { connections: 1 });
  const answer = await sql.raw<Record<string, string>>(statements).execute(db);
  await close();
  return answer;
}

test('the operations page writes each of these commands and those of migrating, and no other', async () => {
  const found = [...page.matchAll(/^npx -y pnpm@\S+ (.*)$/gm)].map(([, command]) => command);
  expect(found).toEqual([written.backup, written.restore, written.verify, 'migrate', 'migrate contract']);
});

test.each([
  ['backup', 'backup <folder>'],
  ['backup one two', 'backup <folder>'],
  ['backup --to one', 'backup <folder>'],
  ['restore', 'restore <folder>'],
  ['restore --force', 'restore <folder>'],
  ['verify all', 'changes nothing'],
])('“%s” is answered with the usage of the command', async (asked, usage) => {
  expect(await run(old, asked)).toEqual({ code: 2, said: expect.stringContaining(usage) });
});
