import { type Kysely, sql } from 'kysely';

/**
 * Keeps messages to borrowers about their money line by line: the same thing is sent once on each channel, in the hours
 * in which that is allowed. Also keeps whether they want reminders.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table message (
    client_id uuid not null references client,
    id uuid not null,
    loan_id uuid not null,
    -- what it is told for: an event, or a due date with its step
    key text not null,
    kind text not null constraint message_kind_known check (kind in (
      'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'reference_expired', 'extension_bought',
      'withdrawal_completed', 'loan_paid', 'reminder')),
    channel text not null constraint message_channel_known check (channel in ('sms', 'email')),
    words_sealed bytea not null,
    -- a key that ends reminders without signing in; in e-mails only
    stop_key_hash bytea,
    stop_key_used_at timestamptz,
    address_masked text,
    state text not null constraint message_state_known check (
      state in ('queued', 'waiting', 'sending', 'sent', 'failed', 'dead', 'withdrawn')),
    cause text constraint message_cause_known check (cause in (
      'provider_failed', 'no_address', 'outcome_unknown', 'no_longer_true', 'reminders_off')),
    tries int not null default 0,
    -- by the wall clock
    taken_at timestamptz,
    queued_at timestamptz not null,
    -- when it may go, where the borrower lives
    due_at timestamptz not null,
    -- from when on it is not true any more
    stale_at timestamptz,
    state_since timestamptz not null,
    primary key (client_id, id),
    unique (client_id, key, channel),
    foreign key (client_id, loan_id) references loan)`,
  `create index message_waiting on message (due_at) where state = 'waiting'`,
  `create unique index message_stop_key on message (stop_key_hash) where stop_key_hash is not null`,
  'create index loan_to_remind on loan (due_date) where status = 4',
  `create table contact_preference (
    client_id uuid primary key references client,
    reminders boolean not null,
    changed_at timestamptz not null)`,
];
