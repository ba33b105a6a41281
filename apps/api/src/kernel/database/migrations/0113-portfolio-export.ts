import { type Kysely, sql } from 'kysely';

const SOURCES = `'portfolio', 'funnel', 'rules', 'vintages', 'rolls', 'cash', 'productivity', 'collection', 'cat', 'cases',
  'loans', 'audit', 'regulator', 'evidence'`;

/** Lets the portfolio be exported. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table export_file drop constraint export_file_source_known`.execute(db);
  await sql`alter table export_file add constraint export_file_source_known
    check (source in (${sql.raw(SOURCES)}))`.execute(db);
}
