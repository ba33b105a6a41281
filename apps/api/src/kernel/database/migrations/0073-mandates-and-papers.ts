import { type Kysely, sql } from 'kysely';

/** Lets staff list all mandates, the newest first; and lets a file that they have made be a document. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'create index mandate_by_id on mandate (id)',
  'create index debit_of_mandate on debit (client_id, mandate_id, id)',
  `alter table export_file add column format text not null default 'csv'
    constraint export_file_format_known check (format in ('csv', 'pdf'))`,
];
