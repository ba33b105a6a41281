import { type Kysely, sql } from 'kysely';

/** Adds the identifiers whose owners get no loan. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table blocked_identifier (
    id uuid primary key,
    kind text not null constraint blocked_identifier_kind_known
      check (kind in ('curp', 'phone', 'email', 'clabe', 'card', 'device')),
    keyed_hash bytea not null,
    ending text not null,
    reason text not null,
    added_by uuid not null references staff_user (id),
    added_at timestamptz not null,
    removed_by uuid references staff_user (id),
    removed_at timestamptz,
    check ((removed_by is null) = (removed_at is null))
  )`,
  'create unique index blocked_identifier_now on blocked_identifier (kind, keyed_hash) where removed_at is null',
  'create index identity_claim_of_client on identity_claim (client_id)',
];
