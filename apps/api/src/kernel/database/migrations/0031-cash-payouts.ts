import { type Kysely, sql } from 'kysely';

/**
 * Adds cash that a brand hands over and that never goes through the provider of transfers, with the messages that
 * notify borrowers of it and of a signature that is asked for again.
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
  'recovery_income', 'buyer_payable', 'account_proof_expense', 'provider_fee_expense', 'provider_fee_iva'`;

const MESSAGES = `'payout_sent', 'payout_arrived', 'payment_received', 'payment_reversed', 'reference_expired',
  'extension_bought', 'withdrawal_completed', 'loan_paid', 'offer_ended', 'signing_again', 'cash_ready', 'cash_ended',
  'reminder'`;

const TASKS = `'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement',
  'cash_payout_due', 'cash_payout_unclaimed', 'receipt_unmatched', 'refund_due', 'reversal_received', 'chargeback',
  'transfer_unproven', 'hold_review', 'write_off_proposed', 'sale_fallen', 'job_failed'`;

const closed = (table: string, column: string, words: string): string[] => [
  `alter table ${table} drop constraint ${table}_${column}_known`,
  `alter table ${table} add constraint ${table}_${column}_known check (${column} in (${words}))`,
];

const STATEMENTS = [
  ...closed('ledger_posting', 'account', ACCOUNTS),
  ...closed('message', 'kind', MESSAGES),
  ...closed('staff_task', 'kind', TASKS),
  `alter table payout
    add column method text not null default 'bank_transfer'
      constraint payout_method_known check (method in ('bank_transfer', 'cebuana', 'bdo', 'm_lhuillier')),
    -- what the client shows at the counter, and until when
    add column order_number text unique,
    add column collect_by date,
    -- what the brand wrote on the receipt
    add column folio text,
    alter column clabe_sealed drop not null,
    alter column bank_code drop not null,
    alter column last_four drop not null`,
  // Money for a counter has no account that it could be sent to, and no provider that could send it.
  `alter table payout
    add constraint payout_to_account check
      (method <> 'bank_transfer' or (clabe_sealed is not null and bank_code is not null and last_four is not null)),
    add constraint payout_in_cash check (method = 'bank_transfer' or (
      clabe_sealed is null and provider_id is null and order_number is not null and collect_by is not null
      and purpose = 'loan' and status in ('queued', 'settled', 'cancelled')
      and (status = 'settled') = (folio is not null)))`,
  'create unique index payout_folio on payout (method, folio) where folio is not null',
  `create index payout_uncollected on payout (collect_by) where method <> 'bank_transfer' and status = 'queued'`,
];
