import { type Kysely, sql } from 'kysely';
import { NAMED } from './0081-outside-names.ts';

/** Ends what only servers from before migration 0081 needed: keys among all clients, and triggers that helped them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const drop = (table: string, ...names: readonly string[]): string =>
  `alter table ${table} ${names.map((name) => `drop constraint ${name}`).join(', ')}`;

const STATEMENTS: readonly string[] = [
  ...[...new Set(NAMED.map(({ table }) => table))].map((table) => `drop function name_${table}() cascade`),
  'drop function give_to_nobody() cascade',
  'drop function give_as_entry() cascade',

  drop('client', 'client_hashed_user_id_key'),
  drop('referral', 'referral_code_key'),
  drop('collector_reference', 'collector_reference_reference_number_key'),
  drop('bank_link', 'bank_link_reference_key', 'bank_link_link_id_key'),
  drop('debit', 'debit_provider_id_key'),
  drop('identity_check', 'identity_check_session_id_key'),
  drop('mandate', 'mandate_account_id_key'),
  'drop index message_stop_key, payment_once, payment_of_charge, payment_of_transfer',
  'drop index payout_folio, payout_of_receipt, payment_promise_open',
  'drop index provider_event_id',
  'create index provider_event_id on provider_event (id)',
  // Staff look for money by these.
  'create index payment_tracking_key on payment (tracking_key) where tracking_key is not null',
  'create index payout_order_number on payout (order_number) where order_number is not null',

  drop('ledger_posting', 'ledger_posting_entry_id_fkey', 'ledger_posting_pkey'),
  drop('ledger_entry', 'ledger_entry_pkey', 'ledger_entry_sequence_key'),
  `alter table ledger_entry alter column client_id set not null,
    add constraint ledger_entry_pkey primary key using index ledger_entry_of_client`,
  `alter table ledger_posting alter column client_id set not null,
    add constraint ledger_posting_pkey primary key using index ledger_posting_of_client,
    add foreign key (client_id, entry_id) references ledger_entry (client_id, id)`,
  drop('payout', 'payout_pkey', 'payout_order_number_key', 'payout_receipt_id_fkey'),
  `alter table payout alter column client_id set not null,
    add constraint payout_pkey primary key using index payout_of_client`,
  drop('policy_shadow_verdict', 'policy_shadow_verdict_pkey'),
  `alter table policy_shadow_verdict
    add constraint policy_shadow_verdict_pkey primary key using index policy_shadow_verdict_of_client`,

  // These are kept by another column than the client, or by none.
  drop('identity_claim', 'identity_claim_client_id_fkey'),
  drop('complaint', 'complaint_client_id_fkey'),
  drop('receipt', 'receipt_client_id_loan_id_fkey'),
];
