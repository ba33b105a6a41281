import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/kernel/database/database.ts';
import { MIGRATION_NAMES, migrate } from '../../src/kernel/database/migrate.ts';
import { emptyDatabase } from '../database/empty-database.ts';
import { ALLOWED_BREAKS, ALLOWED_STATEMENTS } from './allowed-breaks.data.ts';
import { breakingChanges } from './breaking-changes.ts';
import { readCatalogue } from './catalogue.ts';

/** Before this migration one program was stopped before another started; since then both may run for a while. */
const FIRST = '0080-legal-texts';

// Database of an earlier release: parts that only its servers need still exist.
const connectionString = await emptyDatabase();
const spread = connect(connectionString, { connections: 1 });
afterAll(spread.close);

test('no migration removes what a server of the previous release uses', async () => {
  await migrate(connectionString, { to: FIRST });
  const found: { migration: string; change: string }[] = [];
  let before = await readCatalogue(spread.db);
  for (const migration of MIGRATION_NAMES.slice(MIGRATION_NAMES.indexOf(FIRST) + 1)) {
    await migrate(connectionString, { to: migration });
    const after = await readCatalogue(spread.db);
    found.push(...breakingChanges(before, after).map((change) => ({ migration, change })));
    before = after;
  }
  const inOrder = (changes: readonly { migration: string; change: string }[]) =>
    changes.map(({ migration, change }) => `${migration}: ${change}`).toSorted();
  expect(inOrder(found)).toEqual(inOrder(ALLOWED_BREAKS));
});

test('every statement of an earlier server still works on the current schema', async () => {
  await migrate(connectionString);
  const packed = await readFile(path.join(import.meta.dirname, 'statements.json.gz'));
  const statements: string[] = JSON.parse(gunzipSync(packed).toString());
  expect(statements.length).toBeGreaterThan(500);
  const refused = (await unplannable(statements)).map((said) => said.replaceAll(/\s+/g, ' '));
  expect(refused.filter((said) => !ALLOWED_STATEMENTS.some((one) => said.startsWith(one.said)))).toEqual([]);
  // A statement that works again is no exception any more.
  expect(ALLOWED_STATEMENTS.filter((one) => !refused.some((said) => said.startsWith(one.said)))).toEqual([]);
});

/** Returns the statements that the database cannot plan any more, with its message; none is carried out. */
async function unplannable(statements: readonly string[]): Promise<readonly string[]> {
  return spread.db.connection().execute(async (db) => {
    await sql`create temp table refused (statement text, because text)`.execute(db);
    await sql`create temp table asked as select * from unnest(${statements}::text[]) as statement`.execute(db);
    await sql
      .raw(`do $$ declare asked_one record; begin
        for asked_one in select statement from asked loop
          begin
            execute 'explain (generic_plan) ' || asked_one.statement;
          exception when others then
            insert into refused values (asked_one.statement, sqlerrm);
          end;
        end loop;
      end $$`)
      .execute(db);
    const { rows } = await sql<{ said: string }>`select because || ': ' || statement as said from refused`.execute(db);
    await sql`drop table refused, asked`.execute(db);
    return rows.map(({ said }) => said);
  });
}

describe('a change of a table that an earlier server uses', () => {
  const TABLE = `create table parcel (
    id uuid primary key, weight int not null default 1, colour text, state text not null default 'new',
    code varchar(10) constraint parcel_code unique,
    constraint parcel_state check (state in ('new', 'sent')))`;

  /** Returns the breaking changes that the rules find in a change, which is rolled back. */
  const judged = (change: string) =>
    spread.db
      .transaction()
      .execute(async (tx) => {
        await sql.raw(TABLE).execute(tx);
        const before = await readCatalogue(tx);
        await sql.raw(change).execute(tx);
        throw new Judged(breakingChanges(before, await readCatalogue(tx)));
      })
      .catch((error: unknown) => {
        if (error instanceof Judged) return error.changes;
        throw error;
      });

  class Judged extends Error {
    readonly changes: readonly string[];
    constructor(changes: readonly string[]) {
      super();
      this.changes = changes;
    }
  }

  test.each([
    'alter table parcel add column note text',
    'alter table parcel add column note text not null default $x$$x$',
    'alter table parcel alter column state drop not null',
    'alter table parcel drop constraint parcel_state',
    `alter table parcel drop constraint parcel_state;
      alter table parcel add constraint parcel_state check (state in ('new', 'sent', 'lost'))`,
    'create table letter (id uuid primary key, parcel_id uuid not null references parcel)',
    'create index on parcel (colour)',
    'create unique index of_colour on parcel (colour, id)',
  ])('a change that an earlier server survives is allowed: %s', async (change) => {
    expect(await judged(change)).toEqual([]);
  });

  test.each([
    ['drop table parcel', 'table parcel is gone'],
    ['alter table parcel rename to packet', 'table parcel is gone'],
    ['alter table parcel drop column colour', 'column parcel.colour is gone'],
    ['alter table parcel rename column colour to tint', 'column parcel.colour is gone'],
    ['alter table parcel add column note text not null', 'column parcel.note is new and must be given'],
    ['alter table parcel alter column colour set not null', 'column parcel.colour must be given'],
    ['alter table parcel alter column weight drop default', 'column parcel.weight has no default any more'],
    ['alter table parcel alter column weight type smallint', 'column parcel.weight is smallint instead of integer'],
    [
      'alter table parcel alter column code type varchar(5)',
      'column parcel.code is character varying(5) instead of character varying(10)',
    ],
    ['alter table parcel add constraint light check (weight < 9)', 'parcel.light is new: CHECK ((weight < 9))'],
    ['create unique index once on parcel (colour)', 'parcel.once is new: CREATE UNIQUE INDEX'],
    [
      `alter table parcel drop constraint parcel_state;
        alter table parcel add constraint parcel_state check (state in ('new', 'lost'))`,
      'parcel.parcel_state is another: CHECK',
    ],
    ['alter table parcel drop constraint parcel_code', 'parcel.parcel_code is gone: UNIQUE (code)'],
    [
      `alter table parcel drop constraint parcel_pkey; alter table parcel add primary key (id, state)`,
      'parcel.parcel_pkey is another: PRIMARY KEY (id, state)',
    ],
    [
      'create trigger still before update on parcel for each row execute function refuse_change()',
      'parcel.still is new: CREATE TRIGGER still',
    ],
  ])('a change that breaks an earlier server is refused by name: %s', async (change, said) => {
    expect((await judged(change))[0]).toContain(said);
  });

  test('a breaking change is found in statements too: a column that is gone, a key without an index, a type', async () => {
    const refused = await unplannable([
      'select "id" from "loan" where "id" = $1',
      'select "colour" from "loan" where "id" = $1',
      'insert into "loan" ("id") values ($1) on conflict ("total_centavos") do nothing',
      'update "loan" set "booked_on" = $1::interval where "id" = $2',
    ]);
    expect(refused).toEqual([
      expect.stringContaining('column "colour" does not exist'),
      expect.stringContaining('ON CONFLICT'),
      expect.stringContaining('is of type date'),
    ]);
  });
});
