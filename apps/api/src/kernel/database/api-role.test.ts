import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { JOBS } from '../../registry/jobs.ts';
import { startJobs } from '../outbox.ts';
import { CHANGING_COLUMNS, FINAL_TABLES } from './api-rights.data.ts';
import { API_ROLE, grantRights } from './api-role.ts';
import { connect } from './database.ts';
import { migrate } from './migrate.ts';

const connectionString = await testDatabase();
const owner = connect(connectionString, { connections: 2 });
afterAll(owner.close);

const rightsOf = async () => {
  const { rows } = await sql<{ table: string; rights: string }>`
    select relname as table, string_agg(privilege_type, ' ' order by privilege_type) as rights
    from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and grantee = ${API_ROLE}::regrole group by relname order by relname`.execute(
    owner.db,
  );
  return new Map(rows.map(({ table, rights }) => [table, rights]));
};

test('the server reads and adds to final tables, changes some columns of others, works on the rest, and may do no more', async () => {
  const rights = await rightsOf();
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'`.execute(owner.db);
  expect([...rights.keys()]).toEqual(tables.map(({ name }) => name).toSorted());
  for (const [table, held] of rights)
    expect(held, table).toBe(
      FINAL_TABLES.includes(table) || table in CHANGING_COLUMNS ? 'INSERT SELECT' : 'DELETE INSERT SELECT UPDATE',
    );
  expect(await changingColumns()).toEqual(
    Object.fromEntries(Object.entries(CHANGING_COLUMNS).map(([table, columns]) => [table, columns.toSorted()])),
  );
});

const changingColumns = async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select relname as table, array_agg(attname::text order by attname::text collate "C") as columns
    from pg_class, pg_attribute, aclexplode(attacl) where attrelid = pg_class.oid
      and relnamespace = 'public'::regnamespace and grantee = ${API_ROLE}::regrole and privilege_type = 'UPDATE'
    group by relname`.execute(owner.db);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
};

test('a right that was added or taken away by hand is restored by the next migration', async () => {
  const before = await rightsOf();
  const columnsBefore = await changingColumns();
  await sql.raw(`grant update (amount_centavos) on payment to ${API_ROLE}`).execute(owner.db);
  await sql.raw(`revoke update (terms) on loan from ${API_ROLE}`).execute(owner.db);
  await sql.raw(`grant update, truncate on ledger_entry to ${API_ROLE}`).execute(owner.db);
  await sql.raw(`revoke delete on session from ${API_ROLE}`).execute(owner.db);
  await sql`create table brought_by_a_migration (id int)`.execute(owner.db);
  await Promise.all([migrate(connectionString), migrate(connectionString)]);
  const after = await rightsOf();
  expect(after.get('brought_by_a_migration')).toBe('DELETE INSERT SELECT UPDATE');
  after.delete('brought_by_a_migration');
  expect(after).toEqual(before);
  expect(await changingColumns()).toEqual(columnsBefore);
});

test('a session begins as the role, whatever other options the connection string has', async () => {
  const url = new URL(connectionString);
  url.searchParams.set('options', '-c timezone=America/Mexico_City');
  const { db, close } = connect(url.href, { role: API_ROLE });
  await sql`reset role`.execute(db);
  const { rows } = await sql`select current_user as "user", current_setting('timezone') as zone`.execute(db);
  expect(rows).toEqual([{ user: API_ROLE, zone: 'America/Mexico_City' }]);
  await close();
});

test('an owner who may not make the role or act as it gets an error that names what is missing', async () => {
  const login = `owner_${crypto.randomUUID().slice(0, 8)}`;
  await sql.raw(`create role ${login} login`).execute(owner.db);
  const { db, close } = connect(connectionString, { role: login });
  await expect(grantRights(db)).rejects.toMatchObject({
    message: `${login} may not make the role ${API_ROLE}, or not act as it`,
    hint: 'See "Data" in docs/operations.md.',
  });
  await close();
  await sql.raw(`drop role ${login}`).execute(owner.db);
});

test('a queue that an older server made as the owner belongs to the role after a migration, with its waiting jobs', async () => {
  await sql`drop schema pgboss cascade`.execute(owner.db);
  const before = new PgBoss({ db: { executeSql: (text, values) => owner.pool.query(text, values) }, supervise: false });
  await before.start();
  await before.createQueue('waiting');
  await before.send('waiting', { of: 'before' });
  await before.stop();

  await migrate(connectionString);
  const { rows } = await sql`select distinct owner::regrole::text from (
    select relowner from pg_class where relnamespace = 'pgboss'::regnamespace
    union all select proowner from pg_proc where pronamespace = 'pgboss'::regnamespace
    union all select typowner from pg_type where typnamespace = 'pgboss'::regnamespace) as everything (owner)`.execute(
    owner.db,
  );
  expect(rows).toEqual([{ owner: API_ROLE }]);

  const server = connect(connectionString, { role: API_ROLE });
  const jobs = await startJobs(server.pool, { declared: JOBS, log: pino({ level: 'silent' }) });
  const { rows: waiting } = await sql`select data from pgboss.job where name = 'waiting'`.execute(server.db);
  expect(waiting).toEqual([{ data: { of: 'before' } }]);
  await jobs.stop();
  await server.close();
});
