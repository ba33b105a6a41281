import type { Database } from './schema.ts';

/**
 * Place of a table's rows once one machine is not enough: with their client; by a column of their own; whole on every
 * machine, since they are few and others refer to them; or all in one place, since they belong to the lender and are
 * few, or have one order.
 */
export type Placement = 'client' | 'everywhere' | 'one place' | { readonly by: string };

const NOT_BY_CLIENT = {
  // Looked up before the client is known.
  identity_claim: { by: 'keyed_hash' },
  outside_name: { by: 'name' },
  session: { by: 'account_id' },
  known_source: { by: 'account_id' },
  one_time_code: { by: 'address_hash' },
  idempotency_key: { by: 'scope' },
  rate_limit: { by: 'bucket' },
  provider_event: { by: 'event_key' },
  affiliate_lead: { by: 'id' },

  // The lender's products, questions, texts and policies, and the places where people live.
  region: 'everywhere',
  city: 'everywhere',
  district: 'everywhere',
  ward: 'everywhere',
  classification: 'everywhere',
  enabled_bank: 'everywhere',
  bank_list: 'everywhere',
  working_day_list: 'everywhere',
  product: 'everywhere',
  policy: 'everywhere',
  draft: 'everywhere',
  policy_shadow: 'everywhere',
  promo_code: 'everywhere',
  consent_text: 'everywhere',
  legal_text: 'everywhere',
  message_template: 'everywhere',
  message_draft: 'everywhere',
  aml_thresholds: 'everywhere',
  collection_agency: 'everywhere',
  staff_user: 'everywhere',
  business_clock: 'everywhere',

  // The work of the staff, and money whose owner is not known.
  approval: 'one place',
  wanted_contact: 'one place',
  staff_task: 'one place',
  saved_view: 'one place',
  export_file: 'one place',
  staff_invitation: 'one place',
  staff_access_act: 'one place',
  identifier_use: 'one place',
  staff_recovery_code: 'one place',
  blocked_identifier: 'one place',
  aml_alert: 'one place',
  complaint: 'one place',
  complaint_correction: 'one place',
  bank_statement: 'one place',
  bank_line: 'one place',
  statement_layout: 'everywhere',
  receipt: 'one place',
  webhook: 'one place',
  webhook_event: 'one place',
  webhook_delivery: 'one place',
  webhook_attempt: 'one place',
  // Tables with one chain, one sum or one mark for all clients.
  audit_entry: 'one place',
  ledger_balance: 'one place',
  provider_mark: 'one place',
  sweep_run: 'one place',
  loaded_catalogue: 'one place',
} as const satisfies Partial<Record<keyof Database, Placement>>;

const PLACED: ReadonlyMap<string, Placement> = new Map(Object.entries(NOT_BY_CLIENT));

/** Returns the place of a table's rows. @default with their client */
export const placementOf = (table: string): Placement => PLACED.get(table) ?? 'client';

/** Every table whose rows are not kept with their client. */
export const PLACED_TABLES: readonly string[] = [...PLACED.keys()];

/**
 * Triggers that a single PostgreSQL has in addition to the server's own checks: the server's role may not change these
 * rows, and it writes no unbalanced entry. An engine without triggers on spread tables does without them.
 */
export const GUARDS: readonly string[] = [
  'acceptance_is_final',
  'agreement_is_guarded',
  'agreement_is_kept',
  'audit_entry_is_final',
  'collection_contact_is_final',
  'complaint_correction_is_final',
  'event_log_is_final',
  'ledger_balance_is_final',
  'ledger_entry_has_lines',
  'ledger_entry_is_final',
  'ledger_posting_balanced',
  'ledger_posting_is_final',
  'legal_text_is_final',
  'loan_event_is_final',
  'loan_is_guarded',
  'loan_is_kept',
  'message_template_is_final',
  'payment_is_guarded',
  'payment_is_kept',
  'staff_access_act_is_final',
];
