import { type Kysely, sql } from 'kysely';

/** Makes acts of staff, collection and the annual cost of loans available as files too. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SOURCES = `'funnel', 'rules', 'vintages', 'rolls', 'cash', 'productivity', 'collection', 'cat', 'cases', 'loans',
  'audit', 'regulator'`;

const STATEMENTS = [
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known check (source in (${SOURCES}))`,
];
