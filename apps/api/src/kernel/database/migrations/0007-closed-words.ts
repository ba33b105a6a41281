import { type Kysely, sql } from 'kysely';

/**
 * Columns that hold a word or a number of a closed list take nothing else, so that what is read from them has the type
 * that `schema.ts` promises.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [table, column, words] of CLOSED)
    await sql
      .raw(`alter table ${table} add constraint ${table}_${column}_known check (${column} in (${words}))`)
      .execute(db);
}

const APPLICATION_STATUSES = '1, 2, 3, 4, 5, 6, 7, 13, 14, 17, 18, 23, 401';
const PAY_CYCLES = `'weekly', 'biweekly', 'semi_monthly', 'monthly'`;

const CLOSED = [
  ['client', 'status', '1, 2, 3, 4, 5'],
  ['client', 'pay_cycle', PAY_CYCLES],
  ['application', 'status', APPLICATION_STATUSES],
  ['application', 'pay_cycle', PAY_CYCLES],
  ['decision', 'outcome', APPLICATION_STATUSES],
  ['loan', 'status', '1, 2, 3, 4, 5, 6, 8, 9, 10'],
  ['payment', 'method', `'paynet'`],
  ['ledger_entry', 'kind', `'disbursement', 'accrual', 'payment'`],
  [
    'ledger_posting',
    'account',
    `'principal_receivable', 'interest_receivable', 'interest_iva_receivable', 'fee_receivable', 'fee_iva_receivable',
     'late_charge_receivable', 'late_charge_iva_receivable', 'bank', 'paynet_clearing', 'interest_income', 'fee_income',
     'late_charge_income', 'interest_iva_payable', 'fee_iva_payable', 'late_charge_iva_payable', 'client_credit'`,
  ],
  ['document', 'type', `'id_front', 'id_back', 'selfie', 'payroll', 'proof_of_address', 'bank_statement'`],
  ['document', 'mime', `'image/jpeg', 'image/png', 'image/heic', 'application/pdf'`],
] as const;
