import { type Kysely, sql } from 'kysely';

/**
 * Makes a payout cancellable until it is handed to the provider, an e-mail belong to the person who proves it, and a
 * change of e-mail or phone reversible for a while.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // `sending`: handed to the provider, whose answer is not stored yet. From here on it cannot be cancelled.
  'alter table payout drop constraint payout_status_check',
  `alter table payout add constraint payout_status_check
    check (status in ('queued', 'sending', 'sent', 'settled', 'returned', 'cancelled'))`,
  'drop index payout_live',
  `create unique index payout_live on payout (client_id, application_id) where status not in ('returned', 'cancelled')`,
  'drop index payout_under_way',
  `create index payout_under_way on payout (coalesce(asked_at, status_since)) where status in ('queued', 'sending', 'sent')`,

  // Earlier e-mails count as not proven, since no proof was asked for: each is proven by its next code.
  `alter table identity_claim
    add column proven_at timestamptz,
    -- an address that the client changed; it is held until then, so that the change can be undone
    add column held_until timestamptz`,
  'create index identity_claim_held on identity_claim (held_until) where held_until is not null',
  `create table contact_change (
    client_id uuid not null references client,
    id uuid not null,
    kind text not null check (kind in ('email', 'phone')),
    old_sealed bytea not null,
    old_last_four text,
    old_verified_at timestamptz,
    undo_code_hash bytea not null,
    changed_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz,
    primary key (client_id, id))`,
];
