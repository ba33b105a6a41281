import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import { FINAL_TABLES } from './api-rights.data.ts';
import { API_ROLE } from './api-role.ts';
import { GUARDS, PLACED_TABLES, placementOf } from './placement.data.ts';
import { type Catalogue, refusedWhenSpread } from './spread.policy.ts';

const client = new pg.Client({ connectionString: await testDatabase() });
await client.connect();
afterAll(() => client.end());

const OURS = `n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname not like 'kysely_migration%'`;

const QUESTIONS: Readonly<Record<keyof Catalogue, string>> = {
  columns: `select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", a.attgenerated = 's' as "isGenerated",
      a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval(%', false) as "isCounted"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OURS} and a.attnum > 0 and not a.attisdropped`,
  // An expression does not compare a column as it is, so it counts for no column; included columns are not compared.
  uniques: `select c.relname as table, i.relname as name, not x.indimmediate as "isDeferrable",
      array(select a.attname::text from unnest(x.indkey) with ordinality key (num, at)
        join pg_attribute a on a.attrelid = x.indrelid and a.attnum = num where at <= x.indnkeyatts) as columns
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OURS} and x.indisunique`,
  references: `select c.relname as table, k.conname as name, k.condeferrable as "isDeferrable", f.relname as to,
      array(select a.attname::text from unnest(k.conkey) with ordinality key (num, at)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = num order by at) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality key (num, at)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = num order by at) as "toColumns"
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OURS} and k.contype = 'f'`,
  indexes: `select c.relname as table, i.relname as name, m.amname as method, x.indnkeyatts as keys
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_namespace n on n.oid = c.relnamespace join pg_am m on m.oid = i.relam where ${OURS}`,
  triggers: `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OURS} and not t.tgisinternal`,
  rules: `select c.relname as table, r.rulename as name from pg_rewrite r join pg_class c on c.oid = r.ev_class
    join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  exclusions: `select conname as name from pg_constraint where contype = 'x'`,
  heirs: `select c.oid::regclass::text as name from pg_inherits join pg_class c on c.oid = inhrelid
    join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'r'`,
};

async function readCatalogue(): Promise<Catalogue> {
  const ask = async <Row extends pg.QueryResultRow>(question: string) => (await client.query<Row>(question)).rows;
  const names = async (question: string) => (await ask<{ name: string }>(question)).map(({ name }) => name);
  return {
    columns: await ask(QUESTIONS.columns),
    uniques: await ask(QUESTIONS.uniques),
    references: await ask(QUESTIONS.references),
    indexes: await ask(QUESTIONS.indexes),
    triggers: await ask(QUESTIONS.triggers),
    rules: await ask(QUESTIONS.rules),
    exclusions: await names(QUESTIONS.exclusions),
    heirs: await names(QUESTIONS.heirs),
  };
}

const PLAN = { placementOf, guards: GUARDS };

test('nothing is published against spreading the migrated schema as it is placed', async () => {
  expect(refusedWhenSpread(await readCatalogue(), PLAN)).toEqual([]);
});

test('each table that is placed exists', async () => {
  const { columns } = await readCatalogue();
  const tables = new Set(columns.map(({ table }) => table));
  expect(PLACED_TABLES.filter((table) => !tables.has(table))).toEqual([]);
});

/** Changes that may be made to the schema by oversight, and the fault that is reported for each. */
const FAULTS: readonly [statement: string, said: string][] = [
  ['create unique index by_code on referral (code)', 'by_code of referral is unique without client_id'],
  [
    'create unique index by_ending on client (lower(phone_last_four))',
    'by_ending of client is unique without client_id',
  ],
  ['alter table loan add constraint by_number unique (hashed_id)', 'by_number of loan is unique without client_id'],
  [
    'alter table payout add constraint of_receipt foreign key (receipt_id) references receipt (id)',
    'of_receipt: a row of payout names one of receipt, which is kept elsewhere',
  ],
  [
    'alter table receipt add constraint of_client foreign key (client_id) references client',
    'of_client: a row of receipt names one of client, which is kept elsewhere',
  ],
  [
    'alter table identity_claim add constraint whose foreign key (client_id) references client',
    'whose: a row of identity_claim names one of client, which is kept elsewhere',
  ],
  [
    'alter table staff_user add column task uuid constraint at_work references staff_task',
    'at_work: staff_user is everywhere and names staff_task, in one place',
  ],
  ['create table gift (id uuid primary key)', 'gift has no client_id, or one that may be null'],
  [
    'alter table document drop constraint document_pkey cascade; alter table document alter column client_id drop not null',
    'document has no client_id, or one that may be null',
  ],
  [
    'alter table referral add column place integer generated always as identity',
    'referral.place counts in less than a bigint',
  ],
  ['alter table referral add column place serial', 'referral.place counts in less than a bigint'],
  [
    'create unique index by_number on loan (hashed_id) include (client_id)',
    'by_number of loan is unique without client_id',
  ],
  [`create unique index one_open on loan (hashed_id) where status = 4`, 'one_open of loan is unique without client_id'],
  ['alter table loan add constraint later unique (client_id, hashed_id) deferrable', 'later is deferrable'],
  [
    `alter table geo_position add column day text generated always as (client_id::text) stored`,
    'geo_position.day is made from others and stored',
  ],
  [
    'alter table geo_position add words text[], add places text[]; create index by_words on geo_position using gin (words, places)',
    'by_words is a GIN index of several columns',
  ],
  ['create rule kept as on delete to referral do instead nothing', 'kept of referral is a rule'],
  [
    'alter table product add column first_buyer uuid; alter table product add constraint buyer foreign key (first_buyer) references receipt',
    'buyer: product is everywhere and names receipt, in one place',
  ],
  [
    `create trigger referral_seen after insert on referral for each row execute function refuse_change()`,
    'referral_seen of referral is a trigger on which something depends',
  ],
  [
    'alter table geo_position add column at point; create index near on geo_position using gist (at)',
    'near is a GiST index',
  ],
  [
    'alter table geo_position add constraint apart exclude using gist (tstzrange(updated_at, null) with &&)',
    'apart is an exclusion constraint',
  ],
  ['create table late_loan () inherits (loan)', 'late_loan inherits from another table'],
  ['alter table loan add constraint later foreign key (client_id) references client deferrable', 'later is deferrable'],
];

test.each(FAULTS)('the check reports the fault of: %s', async (statement, said) => {
  await client.query('begin');
  try {
    await client.query(statement);
    expect(refusedWhenSpread(await readCatalogue(), PLAN)).toContain(said);
  } finally {
    await client.query('rollback');
  }
});

test('the server may not change rows that guards protect', async () => {
  const { triggers } = await readCatalogue();
  const guarded = triggers.filter(({ name }) => name.endsWith('_is_final')).map(({ table }) => table);
  // An acceptance may only lose its origin.
  const final = guarded.filter((table) => table !== 'acceptance');
  expect([...new Set(final)].toSorted()).toEqual([...FINAL_TABLES].toSorted());
  const { rows } = await client.query(
    `select name from unnest($1::text[]) name where has_table_privilege('${API_ROLE}', name, 'update')
      or has_table_privilege('${API_ROLE}', name, 'delete') or has_table_privilege('${API_ROLE}', name, 'truncate')`,
    [final],
  );
  expect(rows).toEqual([]);
});
