/**
 * Statements that each version of the state adds, oldest first. The first may be there already: it was once created
 * without a number.
 */
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
  `
  -- the key that pages seal for; the host makes it once
  create table scoring_key (
    id integer primary key check (id = 1),
    keys text not null
  ) strict;

  -- how much came, never what it said
  create table scoring_chunk (
    reference text not null,
    sequence integer not null,
    is_final integer not null,
    events integer not null,
    dropped integer not null,
    bytes integer not null,
    received_at text not null,
    primary key (reference, sequence)
  ) strict;
  create index scoring_chunk_received on scoring_chunk (received_at);
  `,
  `
  create table debit_customer (
    id text primary key,
    name text not null,
    email text not null
  ) strict;

  create table debit_method (
    id text primary key,
    customer_id text not null references debit_customer (id),
    clabe text not null,
    bank text not null,
    status text not null,
    failed_reason text,
    created_at text not null,
    updated_at text not null
  ) strict;

  create table debit_consent (
    id text primary key,
    method_id text not null references debit_method (id),
    status text not null
  ) strict;

  create table debit_request (
    id text primary key,
    method_id text not null references debit_method (id),
    amount_centavos integer not null check (amount_centavos > 0),
    reference text not null,
    idempotency_key text unique,
    status text not null,
    failed_reason text,
    failed_message text,
    created_at text not null,
    updated_at text not null,
    chargeback_at text,
    -- when something more becomes of it, by the world's clock
    turns_at text,
    turns_to text
  ) strict;
  create index debit_request_turns on debit_request (turns_at) where turns_at is not null;

  create table debit_notice (
    id integer primary key,
    event text not null,
    attempts integer not null default 0,
    next_attempt_at_ms integer not null,
    delivered_at_ms integer
  ) strict;
  `,
  `
  -- which provider misbehaves how: with what it is asked, with what it tells, or both
  create table fault (
    provider text not null,
    channel text not null,
    fault text not null,
    times_left integer check (times_left > 0),
    primary key (provider, channel)
  ) strict;
  `,
  `
  create table veriff_session (
    id text primary key,
    -- opens its page
    token text not null unique,
    api_key text not null,
    vendor_data text,
    callback text,
    first_name text,
    last_name text,
    status text not null,
    -- the newest attempt
    attempt_id text not null,
    created_at text not null,
    -- what was decided of the newest attempt, as it is told
    decision text,
    -- what its person chose, and when that becomes true, by the wall's clock
    verdict text,
    decides_at_ms integer
  ) strict;
  create index veriff_session_decides on veriff_session (decides_at_ms) where decides_at_ms is not null;

  create table veriff_attempt (
    id text primary key,
    session_id text not null references veriff_session (id),
    status text not null,
    created_at text not null
  ) strict;
  create index veriff_attempt_of_session on veriff_attempt (session_id);

  create table veriff_notice (
    id integer primary key,
    event text not null,
    attempts integer not null default 0,
    next_attempt_at_ms integer not null,
    delivered_at_ms integer
  ) strict;
  `,
  `
  create table belvo_token (
    access text primary key,
    success_url text not null,
    exit_url text not null,
    event_url text not null,
    expires_at_ms integer not null
  ) strict;

  -- what a bank shall say of whoever linked it; its movements follow from the id
  create table belvo_link (
    id text primary key,
    institution text not null,
    external_id text,
    owner_name text not null,
    monthly_centavos integer not null check (monthly_centavos > 0),
    created_at text not null
  ) strict;

  create table belvo_notice (
    id integer primary key,
    event text not null,
    attempts integer not null default 0,
    next_attempt_at_ms integer not null,
    delivered_at_ms integer
  ) strict;
  `,
  `
  create table sentry_event (
    id text primary key,
    project text not null,
    received_at text not null,
    event text not null
  ) strict;
  `,
  `
  create table visitor_setting (
    name text primary key,
    value text not null
  ) strict;
  `,
  `
  create table facebook_login (
    code text primary key,
    app_id text not null,
    redirect_uri text not null,
    code_challenge text,
    person text not null,
    expires_at_ms integer not null,
    access_token text unique
  ) strict;
  `,
  `
  -- a token is good for one use by one merchant, and for a while
  alter table card add column merchant_id text;
  alter table card add column expiration_year text;
  alter table card add column expiration_month text;
  alter table card add column device_session_id text;
  alter table card add column token_expires_at_ms integer not null default 0;
  `,
  `
  create table bureau_query (
    folio text not null,
    name text not null,
    is_found integer not null,
    asked_at text not null
  ) strict;
  `,
];
