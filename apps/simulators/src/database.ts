import { DatabaseSync } from 'node:sqlite';

const schema = `
  create table if not exists message (
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
  create index if not exists webhook_due on webhook_delivery (next_attempt_at_ms) where delivered_at_ms is null;
`;

/** Opens the state of all providers, and makes it when it is not there. `:memory:` keeps it only while it is open. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma busy_timeout = 5000; pragma foreign_keys = on;');
  database.exec(schema);
  return database;
}

/** Runs the work as one: all of it is kept, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
