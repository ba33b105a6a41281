import { type Kysely, sql } from 'kysely';

/**
 * Makes the database itself guarantee the books: every entry is written whole, sums to zero and stays as it is. The
 * lender's own entries, which belong to no loan, are allowed; snapshots of balances are kept.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const ACCOUNTS = `'principal_receivable', 'interest_receivable', 'interest_iva_receivable', 'fee_receivable',
  'fee_iva_receivable', 'late_charge_receivable', 'late_charge_iva_receivable', 'bank', 'openpay_store_clearing',
  'openpay_spei_clearing', 'openpay_card_clearing', 'belvo_debit_clearing', 'interest_income', 'fee_income',
  'late_charge_income', 'interest_iva_payable', 'fee_iva_payable', 'late_charge_iva_payable', 'waiver_expense',
  'write_off_expense', 'sale_loss', 'openpay_payout_clearing', 'suspense', 'client_credit', 'rounding_tolerance',
  'recovery_income', 'buyer_payable', 'provider_fee_expense', 'provider_fee_iva'`;

const KINDS = `'disbursement', 'accrual', 'payment', 'reversal', 'refund', 'extension', 'waiver', 'withdrawal',
  'annulment', 'write_off', 'write_off_undone', 'sale', 'buy_back', 'correction', 'suspense', 'settlement',
  'provider_fee', 'reclassification'`;

const METHODS = `'paynet', 'spei', 'card', 'direct_debit', 'bank_transfer'`;

const closed = (table: string, column: string, words: string): string[] => [
  `alter table ${table} drop constraint ${table}_${column}_known`,
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${words}))`,
];

/** Returns the trigger that keeps a table's rows as they were written, whichever login asks. */
const final = (table: string): string =>
  `create trigger ${table}_is_final before update or delete or truncate on ${table}
   for each statement execute function refuse_change()`;

const STATEMENTS = [
  // Clearing accounts bear the name of the provider that holds the money.
  'alter table ledger_posting drop constraint ledger_posting_account_known',
  `update ledger_posting set account = 'openpay_store_clearing' where account = 'paynet_clearing'`,
  `alter table ledger_posting add constraint ledger_posting_account_known check (account in (${ACCOUNTS}))`,
  ...closed('ledger_entry', 'kind', KINDS),
  ...closed('payment', 'method', METHODS),

  // An entry without a loan has no client to lead its key.
  'alter table ledger_posting drop constraint ledger_posting_client_id_entry_id_fkey',
  'alter table ledger_posting drop constraint ledger_posting_pkey',
  'alter table ledger_posting drop column client_id',
  `alter table ledger_entry
    drop constraint ledger_entry_pkey,
    drop constraint ledger_entry_client_id_key_key,
    alter column client_id drop not null,
    alter column loan_id drop not null,
    add primary key (id),
    add constraint ledger_entry_once unique nulls not distinct (client_id, key),
    add constraint ledger_entry_owner check ((client_id is null) = (loan_id is null)),
    -- the order in which entries were posted, which is not that of their business dates
    add column sequence bigint generated always as identity unique`,
  `alter table ledger_posting
    add primary key (entry_id, line),
    add foreign key (entry_id) references ledger_entry`,
  'create index ledger_entry_business_date on ledger_entry (business_date, id)',

  // Balance of an account at a day's end, by every entry up to a place in their order. Entries that come later with
  // an earlier date are added to it; it is made again, never edited.
  `create table ledger_balance (
    as_of date not null,
    through_sequence bigint not null,
    account text not null,
    balance_centavos bigint not null,
    taken_at timestamptz not null,
    primary key (as_of, through_sequence, account))`,

  `create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception 'what stands in % is never changed', tg_table_name
      using errcode = 'restrict_violation', table = tg_table_name;
  end $$`,
  ...['ledger_entry', 'ledger_posting', 'ledger_balance', 'event_log'].map(final),

  // An entry's lines come in one statement, from line 0 on. The key of lines knows one line 0, so there is no second
  // statement, in this transaction or in any later one; and since no line is empty, a sum of zero means two at least.
  `create function refuse_unbalanced_lines() returns trigger language plpgsql as $$
  declare
    broken uuid;
  begin
    select entry_id into broken from written group by entry_id having sum(amount_centavos) <> 0 or min(line) <> 0 limit 1;
    if found then
      raise exception 'the lines of ledger entry % do not sum to zero in one statement', broken
        using errcode = 'check_violation', table = 'ledger_posting', constraint = 'ledger_posting_balanced';
    end if;
    return null;
  end $$`,
  `create trigger ledger_posting_balanced after insert on ledger_posting
   referencing new table as written for each statement execute function refuse_unbalanced_lines()`,

  `create function refuse_entry_without_lines() returns trigger language plpgsql as $$
  begin
    if not exists (select from ledger_posting where entry_id = new.id) then
      raise exception 'ledger entry % has no lines', new.id
        using errcode = 'check_violation', table = 'ledger_entry', constraint = 'ledger_entry_has_lines';
    end if;
    return null;
  end $$`,
  `create constraint trigger ledger_entry_has_lines after insert on ledger_entry
   deferrable initially deferred for each row execute function refuse_entry_without_lines()`,
];
