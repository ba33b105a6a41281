import { type Kysely, sql } from 'kysely';

/** A proof of income comes as several files, like a statement; and what its owner removed can come back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'drop index document_current',
  `create unique index document_current on document (client_id, type)
    where removed_at is null and type not in ('bank_statement', 'payroll')`,
  `alter table document
    -- why it is no longer there; not known of what was removed before this was written down
    add column removal text,
    add constraint document_removal check (removal in ('deleted', 'replaced', 'objected') and (removal is null or removed_at is not null))`,
];
