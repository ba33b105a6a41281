import { type Kysely, sql } from 'kysely';

/** What authorities are told of a month is a file like others, and finds what was signed in it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known
    check (source in ('funnel', 'rules', 'vintages', 'rolls', 'cash', 'cases', 'loans', 'audit', 'regulator'))`,
  'create index agreement_signed_at on agreement (signed_at) where signed_at is not null and superseded_at is null',
];
