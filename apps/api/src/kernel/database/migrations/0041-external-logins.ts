import { type Kysely, sql } from 'kysely';

/** Adds logins with another company: one that was begun, or the account that came of it, by a keyed hash alone. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table external_login (
    client_id uuid not null,
    application_id uuid not null,
    -- of the newest beginning, until it was used
    state_hash bytea,
    verifier_sealed bytea,
    expires_at timestamptz,
    subject_hash bytea,
    confirmed_at timestamptz,
    primary key (client_id, application_id),
    foreign key (client_id, application_id) references application (client_id, id),
    constraint external_login_begun check (num_nulls(state_hash, verifier_sealed, expires_at) in (0, 3)),
    constraint external_login_confirmed check ((subject_hash is null) = (confirmed_at is null)))`,
  'create index external_login_expires on external_login (expires_at) where expires_at is not null',
];
