import { type Kysely, sql } from 'kysely';

/** Borrowers may allow their account to be debited; each debit is announced, made at most once, and kept. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const MESSAGES = `'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'refund_sent',
  'reference_expired', 'extension_bought', 'withdrawal_completed', 'loan_paid', 'offer_ended', 'signing_again',
  'cash_ready', 'cash_ended', 'debit_announced', 'debit_failed', 'reminder'`;

const STATEMENTS = [
  'alter table message drop constraint message_kind_known',
  `alter table message add constraint message_kind_known check (kind in (${MESSAGES}))`,

  `create table mandate (
    client_id uuid not null references client,
    id uuid not null,
    status text not null constraint mandate_status_known
      check (status in ('requested', 'active', 'paused', 'cancelled', 'failed')),
    status_since timestamptz not null,
    cause text,
    clabe_sealed bytea not null,
    bank_code text not null,
    last_four text not null,
    maximum_centavos bigint not null check (maximum_centavos > 0),
    ends_on date not null,
    -- what was allowed word for word, when and on what
    text text not null,
    text_version text not null,
    text_hash text not null check (text_hash ~ '^[0-9a-f]{64}$'),
    device text not null,
    accepted_at timestamptz not null,
    -- what the provider calls the holder and the account, and since when it has the paper
    holder_id text,
    account_id text unique,
    handed_over_at timestamptz,
    asked_at timestamptz,
    primary key (client_id, id))`,
  `create unique index mandate_live on mandate (client_id) where status in ('requested', 'active', 'paused')`,
  `create index mandate_by_status on mandate (status, id)`,

  `create table debit (
    client_id uuid not null,
    id uuid not null,
    mandate_id uuid not null,
    loan_id uuid not null,
    due_on date not null,
    number integer not null check (number between 1 and 2),
    -- what was announced, and what was asked of the bank
    amount_centavos bigint not null check (amount_centavos > 0),
    asked_centavos bigint check (asked_centavos > 0 and asked_centavos <= amount_centavos),
    charge_on date not null,
    told_at timestamptz not null,
    sent_at timestamptz,
    status text not null constraint debit_status_known check (status in ('announced', 'sending', 'waiting',
      'debited', 'objected', 'no_funds', 'refused', 'called_off')),
    status_since timestamptz not null,
    provider_id text unique,
    cause text,
    asked_at timestamptz,
    primary key (client_id, id),
    foreign key (client_id, mandate_id) references mandate,
    foreign key (client_id, loan_id) references loan)`,
  'create unique index debit_once on debit (client_id, loan_id, due_on, number)',
  `create unique index debit_open on debit (client_id, loan_id) where status in ('announced', 'sending', 'waiting')`,
  'create index debit_by_status on debit (status, told_at)',
];
