import { type Kysely, sql } from 'kysely';

/**
 * Lets in the accounts and entries of what the lender's own bank charges and pays, and of its owners' money. Keeps which
 * column of a bank's file holds what.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const ACCOUNTS = `'principal_receivable', 'interest_receivable', 'interest_iva_receivable', 'fee_receivable',
  'fee_iva_receivable', 'late_charge_receivable', 'late_charge_iva_receivable', 'bank', 'openpay_store_clearing',
  'openpay_spei_clearing', 'openpay_card_clearing', 'belvo_debit_clearing', 'office_cash', 'interest_income',
  'fee_income', 'late_charge_income', 'interest_iva_payable', 'fee_iva_payable', 'late_charge_iva_payable',
  'waiver_expense', 'write_off_expense', 'sale_loss', 'openpay_payout_clearing', 'cebuana_payout_clearing',
  'bdo_payout_clearing', 'm_lhuillier_payout_clearing', 'suspense', 'client_credit', 'rounding_tolerance',
  'recovery_income', 'buyer_payable', 'account_proof_expense', 'provider_fee_expense', 'provider_fee_iva',
  'bank_fee_expense', 'bank_fee_iva', 'bank_interest_income', 'owner_capital'`;

const KINDS = `'disbursement', 'accrual', 'payment', 'reversal', 'refund', 'extension', 'waiver', 'withdrawal',
  'annulment', 'write_off', 'write_off_undone', 'sale', 'buy_back', 'correction', 'suspense', 'settlement',
  'provider_fee', 'account_proof', 'reclassification', 'bank_fee', 'bank_interest', 'capital'`;

const LINE_KINDS = `'settlement', 'payment', 'receipt', 'payout', 'payout_return', 'bank_fee', 'bank_interest',
  'capital'`;

const closed = (table: string, column: string, words: string): string[] => [
  `alter table ${table} drop constraint ${table}_${column}_known`,
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${words}))`,
];

const STATEMENTS = [
  ...closed('ledger_posting', 'account', ACCOUNTS),
  ...closed('ledger_entry', 'kind', KINDS),
  ...closed('bank_line', 'kind', LINE_KINDS),
  `create table statement_layout (
    account text primary key check (account ~ '^[0-9]{4}$'),
    columns jsonb not null,
    changed_at timestamptz not null,
    changed_by uuid not null)`,
];
