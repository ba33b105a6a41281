import { type Kysely, sql } from 'kysely';

/**
 * Lets references bring money by stores and by SPEI, for several kinds of payment, and end. Keeps unmatched payments as
 * receipts. Lets payouts give money back too, and end in more ways than by arriving.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const METHODS = `'paynet', 'spei', 'card', 'direct_debit', 'bank_transfer'`;

const REFERENCES = [
  'alter table cash_reference rename to payment_reference',
  `alter table payment_reference
    add column kind text not null default 'repayment' check (kind in ('repayment', 'extension', 'withdrawal')),
    add column method text not null default 'paynet' check (method in ('paynet', 'spei')),
    add column due_date date,
    add column expires_on date,
    add column clabe text,
    add column bank text,
    add column status_since timestamptz`,
  // Stores took the references of before for ten days.
  `update payment_reference set
    due_date = valid_on,
    expires_on = ((created_at + interval '10 days') at time zone 'America/Mexico_City')::date,
    status_since = created_at`,
  `alter table payment_reference
    alter column kind drop default,
    alter column method drop default,
    alter column due_date set not null,
    alter column expires_on set not null,
    alter column status_since set not null,
    drop constraint cash_reference_status_check,
    add constraint payment_reference_status_known
      check (status in ('requested', 'open', 'paid', 'expired', 'cancelled')),
    drop constraint cash_reference_client_id_loan_id_valid_on_amount_centavos_key`,
  // The same is asked for once while it can be paid; after that it may be asked for again.
  `create unique index payment_reference_live
    on payment_reference (client_id, loan_id, kind, method, valid_on, amount_centavos) where status in ('requested', 'open')`,
  // A loan has one CLABE of its own.
  `create unique index payment_reference_clabe on payment_reference (client_id, loan_id) where method = 'spei'`,
  'drop index cash_reference_open',
  'create index payment_reference_asked on payment_reference (coalesce(asked_at, created_at))',
  `create index payment_reference_ending on payment_reference (expires_on) where status in ('requested', 'open')`,
];

const MONEY_IN = [
  `alter table payment
    add column reference_id uuid,
    add column tracking_key text,
    -- the provider's own name of it, where it was first heard of elsewhere
    add column charge_id text,
    -- where it came from, so that it can go back
    add column origin_sealed bytea,
    add column reversed_on date`,
  // One payment of the provider is the money of one loan, whichever message reports it.
  'create unique index payment_once on payment (method, provider_id)',
  'create unique index payment_of_transfer on payment (tracking_key) where tracking_key is not null',
  'create unique index payment_of_charge on payment (charge_id) where charge_id is not null',
  `create table receipt (
    id uuid primary key,
    method text not null check (method in (${METHODS})),
    provider_id text not null,
    amount_centavos bigint not null check (amount_centavos > 0),
    received_on date not null,
    received_at timestamptz not null,
    known_at timestamptz not null,
    tracking_key text,
    origin_sealed bytea,
    note text,
    status text not null check (status in ('unmatched', 'matched', 'refunding', 'refunded')),
    client_id uuid,
    loan_id uuid,
    registered_by uuid,
    unique (method, provider_id),
    foreign key (client_id, loan_id) references loan,
    check ((status = 'matched') = (loan_id is not null)))`,
  'create unique index receipt_of_transfer on receipt (tracking_key) where tracking_key is not null',
  `create index receipt_unmatched on receipt (known_at) where status = 'unmatched'`,
];

const MONEY_OUT = [
  'alter table payout drop constraint payout_pkey',
  'drop index payout_by_id',
  `alter table payout
    add primary key (id),
    alter column client_id drop not null,
    alter column application_id drop not null,
    alter column loan_id drop not null,
    add column purpose text not null default 'loan' check (purpose in ('loan', 'refund', 'account_proof')),
    add column receipt_id uuid references receipt,
    -- whose account it is, where that is not the client's own
    add column holder_sealed bytea,
    drop constraint payout_status_check,
    add constraint payout_status_known check (status in
      ('queued', 'sending', 'sent', 'settled', 'refused', 'returned', 'returned_after_settlement', 'cancelled')),
    add constraint payout_of_loan check
      (purpose <> 'loan' or (client_id is not null and application_id is not null and loan_id is not null))`,
  'alter table payout alter column purpose drop default',
  'create index payout_by_client on payout (client_id, id)',
  'drop index payout_live',
  `create unique index payout_live on payout (client_id, application_id)
    where purpose = 'loan' and status not in ('refused', 'returned', 'returned_after_settlement', 'cancelled')`,
  `create index payout_settled on payout (status_since) where status = 'settled'`,
];

const STATEMENTS = [...REFERENCES, ...MONEY_IN, ...MONEY_OUT];
