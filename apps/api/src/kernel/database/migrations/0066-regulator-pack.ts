import { type Kysely, sql } from 'kysely';

/** Makes the monthly report to authorities a file like others, and its signatures findable by month. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known
    check (source in ('funnel', 'rules', 'vintages', 'rolls', 'cash', 'cases', 'loans', 'audit', 'regulator'))`,
  'create index agreement_signed_at on agreement (signed_at) where signed_at is not null and superseded_at is null',
];
