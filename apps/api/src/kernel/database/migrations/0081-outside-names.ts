import { type Kysely, sql } from 'kysely';

/**
 * Makes every row of a client findable by its client: values that must be unique among all clients have a table of
 * their own, which also names the owner, and rows without a client get a client id too. An older server can run beside
 * this: triggers do for it what it does not know of, and every key that it relies on stays until the schema is
 * contracted.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

interface Source {
  readonly kind: string;
  readonly table: string;
  /** The name, of a row `r`; null where it has none. */
  readonly name: string;
  /** @default 'r.id' */
  readonly id?: string;
}

/** Columns that hold external ids in the tables themselves. */
export const NAMED: readonly Source[] = [
  { kind: 'client', table: 'client', name: 'r.hashed_user_id', id: 'r.client_id' },
  { kind: 'referral', table: 'referral', name: 'r.code' },
  { kind: 'collector_reference', table: 'collector_reference', name: 'r.reference_number' },
  { kind: 'bank_link_reference', table: 'bank_link', name: 'r.reference', id: 'r.application_id' },
  { kind: 'bank_link', table: 'bank_link', name: 'r.link_id', id: 'r.application_id' },
  { kind: 'debit', table: 'debit', name: 'r.id::text' },
  { kind: 'debit_at_provider', table: 'debit', name: 'r.provider_id' },
  { kind: 'identity_session', table: 'identity_check', name: 'r.session_id' },
  { kind: 'mandate_account', table: 'mandate', name: 'r.account_id' },
  { kind: 'stop_key', table: 'message', name: `encode(r.stop_key_hash, 'hex')` },
  { kind: 'payment', table: 'payment', name: `r.method || ':' || r.provider_id` },
  { kind: 'payment_charge', table: 'payment', name: 'r.charge_id' },
  { kind: 'payment_transfer', table: 'payment', name: 'r.tracking_key' },
  { kind: 'payment_reference', table: 'payment_reference', name: 'r.id::text' },
  { kind: 'payout', table: 'payout', name: 'r.id::text' },
  { kind: 'payout_order', table: 'payout', name: 'r.order_number' },
  { kind: 'payout_folio', table: 'payout', name: `r.method || ':' || r.folio` },
];

/** Client id of a row that belongs to no client. */
const NO_CLIENT = `'00000000-0000-0000-0000-000000000000'::uuid`;

const NAMED_TABLES = [...new Set(NAMED.map(({ table }) => table))];

const take = ({ kind, name, id = 'r.id' }: Source): string =>
  `select '${kind}', ${name}, r.client_id, ${id} where ${name} is not null`;

/** Returns triggers for an older server, whose rows alone bring their external ids. */
const bridge = (table: string): readonly string[] => [
  `create function name_${table}() returns trigger language plpgsql as $$
    declare r ${table} := new;
    begin
      insert into outside_name (kind, name, client_id, id)
        ${NAMED.filter((one) => one.table === table)
          .map(take)
          .join('\n        union all ')}
        on conflict do nothing;
      return null;
    end $$`,
  `create trigger ${table}_is_named after insert or update on ${table} for each row execute function name_${table}()`,
];

const STATEMENTS: readonly string[] = [
  `create table outside_name (
    kind text not null,
    name text not null,
    client_id uuid not null,
    id uuid not null,
    primary key (kind, name))`,

  // Rows without a client: the lender's own entries, and refunds of money that was not claimed.
  'alter table ledger_entry drop constraint ledger_entry_owner',
  'alter table ledger_entry disable trigger user',
  'alter table ledger_posting disable trigger user',
  `update ledger_entry set client_id = ${NO_CLIENT} where client_id is null`,
  'alter table ledger_posting add column client_id uuid',
  'update ledger_posting p set client_id = e.client_id from ledger_entry e where e.id = p.entry_id',
  'alter table ledger_entry enable trigger user',
  'alter table ledger_posting enable trigger user',
  `alter table ledger_entry
    add constraint ledger_entry_owner check ((client_id = ${NO_CLIENT}) = (loan_id is null))`,
  'alter table payout drop constraint payout_of_loan, drop constraint payout_of_refund',
  `update payout set client_id = ${NO_CLIENT} where client_id is null`,
  `alter table payout
    add constraint payout_of_loan check (purpose <> 'loan'
      or client_id <> ${NO_CLIENT} and application_id is not null and loan_id is not null),
    add constraint payout_of_refund check (purpose <> 'refund'
      or (receipt_id is null) = (client_id <> ${NO_CLIENT} and loan_id is not null))`,
  `create function give_to_nobody() returns trigger language plpgsql as $$
    begin
      new.client_id := coalesce(new.client_id, ${NO_CLIENT});
      return new;
    end $$`,
  `create function give_as_entry() returns trigger language plpgsql as $$
    begin
      new.client_id := coalesce(new.client_id, (select client_id from ledger_entry where id = new.entry_id));
      return new;
    end $$`,
  ...['ledger_entry', 'payout'].map(
    (table) =>
      `create trigger ${table}_has_client before insert on ${table} for each row execute function give_to_nobody()`,
  ),
  `create trigger ledger_posting_has_client before insert on ledger_posting
    for each row execute function give_as_entry()`,

  // Also by client, or every entry would be looked for among all lines.
  `create or replace function refuse_entry_without_lines() returns trigger language plpgsql as $$
  begin
    if not exists (select from ledger_posting where client_id = new.client_id and entry_id = new.id) then
      raise exception 'ledger entry % has no lines', new.id
        using errcode = 'check_violation', table = 'ledger_entry', constraint = 'ledger_entry_has_lines';
    end if;
    return null;
  end $$`,

  // Indexes that keys by client need, beside those that an older server names in its statements.
  'create unique index ledger_entry_of_client on ledger_entry (client_id, id)',
  'create unique index ledger_posting_of_client on ledger_posting (client_id, entry_id, line)',
  'create index ledger_entry_in_order on ledger_entry (sequence)',
  'create unique index payout_of_client on payout (client_id, id)',
  `create unique index payout_of_client_receipt on payout (client_id, receipt_id) where receipt_id is not null
    and status not in ('refused', 'returned', 'returned_after_settlement', 'cancelled')`,
  `create unique index payment_promise_of_client on payment_promise (client_id, loan_id) where state = 'open'`,
  `create unique index policy_shadow_verdict_of_client
    on policy_shadow_verdict (client_id, shadow_id, application_id)`,

  ...NAMED_TABLES.flatMap((table) =>
    NAMED.filter((one) => one.table === table).map(
      (one) =>
        `insert into outside_name (kind, name, client_id, id)
          select named.* from ${table} r, lateral (${take(one)}) as named (kind, name, client_id, id)`,
    ),
  ),
  ...NAMED_TABLES.flatMap(bridge),
];
