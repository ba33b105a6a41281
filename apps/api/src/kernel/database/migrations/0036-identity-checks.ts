import { type Kysely, sql } from 'kysely';

/** A notice that was kept can be named and handed on again; identities are checked by a provider. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  'alter table provider_event add column id uuid not null default gen_random_uuid()',
  'create unique index provider_event_id on provider_event (id)',

  `create table identity_check (
    client_id uuid not null,
    id uuid not null,
    application_id uuid not null,
    session_id text not null unique,
    url_sealed bytea not null,
    status text not null constraint identity_check_status_known check (status in ('created', 'started', 'submitted',
      'approved', 'declined', 'resubmission_requested', 'expired', 'abandoned', 'review')),
    reason_code text,
    reason text,
    resubmissions integer not null default 0 check (resubmissions >= 0),
    attempt_id text,
    found_sealed bytea,
    created_at timestamptz not null,
    status_since timestamptz not null,
    asked_at timestamptz,
    primary key (client_id, id),
    foreign key (client_id, application_id) references application)`,
  // One session may be open at a time; a new one begins only after the last was abandoned.
  `create unique index identity_check_open on identity_check (client_id, application_id)
    where status not in ('expired', 'abandoned')`,
  `create index identity_check_asked on identity_check (coalesce(asked_at, created_at))
    where status in ('created', 'started', 'submitted', 'resubmission_requested', 'review')`,
];
