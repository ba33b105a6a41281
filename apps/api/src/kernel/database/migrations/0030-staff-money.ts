import { type Kysely, sql } from 'kysely';

/**
 * Adds cash taken at the office, deposits of centavos that prove the holder of an account, and the moment from which a
 * provider's own list is read on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const ACCOUNTS = `'principal_receivable', 'interest_receivable', 'interest_iva_receivable', 'fee_receivable',
  'fee_iva_receivable', 'late_charge_receivable', 'late_charge_iva_receivable', 'bank', 'openpay_store_clearing',
  'openpay_spei_clearing', 'openpay_card_clearing', 'belvo_debit_clearing', 'office_cash', 'interest_income',
  'fee_income', 'late_charge_income', 'interest_iva_payable', 'fee_iva_payable', 'late_charge_iva_payable',
  'waiver_expense', 'write_off_expense', 'sale_loss', 'openpay_payout_clearing', 'suspense', 'client_credit',
  'rounding_tolerance', 'recovery_income', 'buyer_payable', 'account_proof_expense', 'provider_fee_expense',
  'provider_fee_iva'`;

const KINDS = `'disbursement', 'accrual', 'payment', 'reversal', 'refund', 'extension', 'waiver', 'withdrawal',
  'annulment', 'write_off', 'write_off_undone', 'sale', 'buy_back', 'correction', 'suspense', 'settlement',
  'provider_fee', 'account_proof', 'reclassification'`;

const METHODS = `'paynet', 'spei', 'card', 'direct_debit', 'bank_transfer', 'cash'`;

const closed = (table: string, column: string, words: string): string[] => [
  `alter table ${table} drop constraint ${table}_${column}_known`,
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${words}))`,
];

const STATEMENTS = [
  ...closed('ledger_posting', 'account', ACCOUNTS),
  ...closed('ledger_entry', 'kind', KINDS),
  ...closed('payment', 'method', METHODS),
  'alter table receipt drop constraint receipt_method_check',
  `alter table receipt add constraint receipt_method_known check (method in (${METHODS}))`,

  // A deposit that carries a code; a person who reads the code on the account's statement holds the account.
  `create table account_proof (
    client_id uuid not null,
    id uuid not null,
    code_sealed bytea not null,
    status text not null constraint account_proof_status_known
      check (status in ('sending', 'sent', 'proven', 'replaced', 'failed')),
    tries_left integer not null check (tries_left >= 0),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (client_id, id))`,
  `create unique index account_proof_live on account_proof (client_id) where status in ('sending', 'sent')`,
  'alter table bank_account add column proven_at timestamptz',

  // Moment up to which the provider's own list was read.
  `create table provider_mark (
    name text primary key,
    read_until timestamptz not null)`,

  'create index payout_by_status on payout (status, id)',
];
