import { type Kysely, sql } from 'kysely';

/**
 * The banks that payouts go to are a list with versions. What was enabled until now is its first; the rows of before
 * stay, and nothing reads them any more.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table bank_list (
    version integer primary key,
    codes text[] not null constraint bank_list_has_codes check (cardinality(codes) > 0),
    live_from timestamptz not null,
    made_by uuid,
    reason text)`,
  `insert into bank_list (version, codes, live_from)
   select 1, array_agg(code order by code), '2020-01-01T06:00:00Z' from enabled_bank having count(*) > 0`,
];
