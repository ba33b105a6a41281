/** What each version of the state adds, oldest first. The first may stand there already: it was once made without a number. */
export const SCHEMA_VERSIONS: readonly string[] = [
  `  create table if not exists message (
    sid text primary key,
    account_sid text not null,
    recipient text not null,
    sender text,
    messaging_service_sid text,
    body text not null,
    received_at text not null
  ) strict;
  create index if not exists message_by_recipient on message (recipient);

  create table if not exists mail (
    id text primary key,
    recipient text not null,
    sender text not null,
    subject text not null,
    body text not null,
    received_at text not null
  ) strict;
  create index if not exists mail_by_recipient on mail (recipient);

  create table if not exists charge (
    id text primary key,
    merchant_id text not null,
    order_id text,
    reference text not null,
    barcode_url text not null,
    asked_centavos integer not null check (asked_centavos > 0),
    amount_centavos integer not null check (amount_centavos > 0),
    description text not null,
    status text not null,
    created_at text not null,
    due_at text,
    operated_at text not null,
    authorization text,
    repeat_of text references charge (id)
  ) strict;
  create unique index if not exists charge_order on charge (merchant_id, order_id) where repeat_of is null;
  create unique index if not exists charge_reference on charge (reference) where repeat_of is null;

  create table if not exists payout (
    id text primary key,
    merchant_id text not null,
    order_id text,
    amount_centavos integer not null check (amount_centavos > 0),
    description text not null,
    clabe text not null,
    holder_name text not null,
    status text not null,
    created_at text not null,
    operated_at text not null,
    settle_at_ms integer not null,
    tracking_key text,
    error_message text
  ) strict;
  create unique index if not exists payout_order on payout (merchant_id, order_id);
  create index if not exists payout_due on payout (settle_at_ms) where status = 'in_progress';

  create table if not exists webhook_delivery (
    id integer primary key,
    event text not null,
    attempts integer not null default 0,
    next_attempt_at_ms integer not null,
    delivered_at_ms integer
  ) strict;
  create index if not exists webhook_due on webhook_delivery (next_attempt_at_ms) where delivered_at_ms is null;`,
  `
  alter table charge add column method text not null default 'store';
  alter table charge add column error_message text;
  alter table charge add column refunded_centavos integer not null default 0;
  alter table charge add column customer_id text;
  alter table charge add column card_id text;
  alter table charge add column payer_clabe text;
  alter table charge add column payer_name text;
  alter table charge add column tracking_key text;
  -- when the cardholder objects, by the world's clock
  alter table charge add column objected_at text;
  create index charge_due on charge (due_at) where status = 'in_progress';
  create index charge_objected on charge (objected_at) where objected_at is not null;

  -- what its bank does with it later, by the world's clock
  alter table payout add column turns_at text;
  alter table payout add column turns_to text;
  alter table payout add column turns_cause text;
  create index payout_turns on payout (turns_at) where turns_at is not null;

  create table transfer (
    tracking_key text primary key,
    operated_at text not null,
    sender_clabe text not null,
    sender_name text not null,
    receiver_clabe text not null,
    receiver_name text not null,
    amount_centavos integer not null check (amount_centavos > 0),
    state text not null
  ) strict;

  create table customer (
    id text primary key,
    merchant_id text not null,
    external_id text not null,
    name text not null,
    email text not null,
    created_at text not null,
    unique (merchant_id, external_id)
  ) strict;

  -- a token stands for one card until it is used; of the number only its ends stay, and what its bank will say
  create table card (
    id text primary key,
    token text not null unique,
    customer_id text references customer (id),
    masked_number text not null,
    holder_name text not null,
    brand text not null,
    outcome text not null
  ) strict;
  create unique index card_of_customer on card (customer_id, masked_number) where customer_id is not null;

  -- what happens to the notices that come next, each once, oldest first
  create table notice_plan (
    id integer primary key,
    fault text not null,
    delay_ms integer not null
  ) strict;
  alter table webhook_delivery add column fault text;
  `,
];
