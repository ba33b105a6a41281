import { type Kysely, sql } from 'kysely';

/** Makes payments, payouts, the ledger, clients, complaints and collection available as files, and files as workbooks. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const SOURCES = `'portfolio', 'funnel', 'rules', 'vintages', 'rolls', 'cash', 'productivity', 'collection', 'cat', 'ledger',
  'cases', 'loans', 'clients', 'payments', 'payouts', 'complaints', 'contacts', 'promises', 'audit', 'regulator', 'evidence'`;

const STATEMENTS = [
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known check (source in (${SOURCES}))`,
  'alter table export_file drop constraint export_file_format_known',
  `alter table export_file add constraint export_file_format_known check (format in ('xlsx', 'csv', 'pdf'))`,
];
