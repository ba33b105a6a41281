import { type Kysely, sql } from 'kysely';

/** What the staff did, what was collected and what loans cost a year are taken along as files too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SOURCES = `'funnel', 'rules', 'vintages', 'rolls', 'cash', 'productivity', 'collection', 'cat', 'cases', 'loans',
  'audit', 'regulator'`;

const STATEMENTS = [
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known check (source in (${SOURCES}))`,
];
