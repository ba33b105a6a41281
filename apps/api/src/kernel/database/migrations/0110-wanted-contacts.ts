import { type Kysely, sql } from 'kysely';

/** Keeps the new phone or e-mail of a client, sealed, while a second person decides about it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table wanted_contact (
    id uuid primary key,
    client_id uuid not null,
    kind text not null constraint wanted_contact_kind_known check (kind in ('phone', 'email')),
    address_sealed bytea not null,
    asked_at timestamptz not null)`.execute(db);
}
