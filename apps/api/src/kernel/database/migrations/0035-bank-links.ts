import { type Kysely, sql } from 'kysely';

/**
 * A client may let an application read their bank account, once. What the bank knew is kept sealed until the application
 * ends, and then forgotten with the link itself.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table bank_link (
    client_id uuid not null,
    application_id uuid not null,
    -- our name of whoever opens the widget; a link without it is nobody's here
    reference text not null unique,
    state text not null check (state in ('asked', 'linked', 'read', 'unread', 'ended')),
    -- the provider's name of the link
    link_id text unique,
    institution text,
    linked_at timestamptz,
    read_at timestamptz,
    snapshot_sealed bytea,
    primary key (client_id, application_id),
    foreign key (client_id, application_id) references application (client_id, id),
    check ((state in ('linked', 'read', 'unread')) = (link_id is not null)),
    check ((link_id is null) = (institution is null)),
    check ((link_id is null) = (linked_at is null)),
    check ((state = 'read') = (snapshot_sealed is not null and read_at is not null))
  )`,
];
