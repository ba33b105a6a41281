import type { Database } from '../kernel/database/schema.ts';

/** Owner of a table, and the rooms that may read it past its owner. */
interface TableOwner {
  /** Module, or room of the server outside the modules, whose queries alone write the table. */
  readonly owner: string;
  /**
   * Rooms whose queries may read the table themselves: those that read across all modules (`review`, `reports`,
   * `exports`, `regulator`), and those that look whether all is whole (`command`, `ops`). All others use the owner's door.
   */
  readonly readers?: readonly string[];
}

/** Owner of each table. `tooling/layers` compares the queries of the server with this list. */
export const TABLE_OWNERS = {
  staff_user: { owner: 'access', readers: ['command', 'exports', 'reports', 'review'] },
  staff_recovery_code: { owner: 'access' },
  staff_invitation: { owner: 'access', readers: ['review'] },
  staff_access_act: { owner: 'access' },
  session: { owner: 'access' },
  one_time_code: { owner: 'access' },
  known_source: { owner: 'access' },

  agreement: { owner: 'agreements', readers: ['command', 'exports', 'regulator', 'reports'] },

  aml_alert: { owner: 'aml', readers: ['regulator', 'review'] },
  aml_thresholds: { owner: 'aml' },

  application: { owner: 'applications', readers: ['exports', 'reports', 'review'] },
  application_need: { owner: 'applications' },

  approval: { owner: 'approvals', readers: ['review'] },

  identifier_use: { owner: 'audit' },
  audit_entry: { owner: 'audit', readers: ['exports'] },

  bank_link: { owner: 'bank-link' },

  bank_statement: { owner: 'bank-statements' },
  bank_line: { owner: 'bank-statements' },
  statement_layout: { owner: 'bank-statements' },

  client: { owner: 'clients', readers: ['exports', 'review'] },
  identity_claim: { owner: 'clients', readers: ['review'] },
  blocked_identifier: { owner: 'clients' },
  identifier_holder: { owner: 'clients', readers: ['review'] },
  refused_curp: { owner: 'clients' },
  client_details: { owner: 'clients', readers: ['exports', 'regulator', 'review'] },
  employment: { owner: 'clients', readers: ['reports', 'review'] },
  address: { owner: 'clients', readers: ['reports', 'review'] },
  reference_contact: { owner: 'clients', readers: ['review'] },
  bank_account: { owner: 'clients', readers: ['exports', 'reports', 'review'] },
  consent: { owner: 'clients', readers: ['review'] },
  consent_text: { owner: 'clients' },
  region: { owner: 'clients', readers: ['review'] },
  city: { owner: 'clients', readers: ['review'] },
  district: { owner: 'clients' },
  ward: { owner: 'clients' },
  referral: { owner: 'clients' },
  additional_contact: { owner: 'clients', readers: ['review'] },
  collector_reference: { owner: 'clients' },
  affiliate_lead: { owner: 'clients' },
  enabled_bank: { owner: 'clients' },
  bank_list: { owner: 'clients' },
  loaded_catalogue: { owner: 'clients' },
  classification: { owner: 'clients', readers: ['review'] },

  collection_agency: { owner: 'collections', readers: ['exports', 'regulator'] },
  collection_assignment: { owner: 'collections', readers: ['regulator'] },
  collection_stop: { owner: 'collections' },
  collection_contact: { owner: 'collections', readers: ['exports', 'regulator', 'reports'] },
  payment_promise: { owner: 'collections', readers: ['exports', 'reports'] },

  message_draft: { owner: 'communications' },

  complaint: { owner: 'complaints', readers: ['exports', 'regulator', 'review'] },
  complaint_correction: { owner: 'complaints' },

  bureau_query: { owner: 'credit-bureau' },

  decision: { owner: 'decisions', readers: ['ops', 'reports', 'review'] },

  document: { owner: 'documents', readers: ['reports', 'review'] },

  draft: { owner: 'drafts', readers: ['review'] },

  export_file: { owner: 'exports' },

  extension_invoice: { owner: 'extensions' },

  external_login: { owner: 'external-login' },

  event_log: { owner: 'history', readers: ['review'] },

  idempotency_key: { owner: 'http' },

  geo_position: { owner: 'identity' },
  screening: { owner: 'identity', readers: ['review'] },

  identity_check: { owner: 'identity-check' },

  outside_name: { owner: 'kernel' },
  rate_limit: { owner: 'kernel' },
  provider_mark: { owner: 'kernel' },
  sweep_run: { owner: 'kernel', readers: ['ops'] },
  business_clock: { owner: 'kernel' },

  ledger_entry: { owner: 'ledger', readers: ['command', 'exports', 'regulator', 'reports'] },
  ledger_posting: { owner: 'ledger', readers: ['command', 'exports', 'regulator', 'reports'] },
  ledger_balance: { owner: 'ledger', readers: ['command'] },

  legal_text: { owner: 'legal-texts', readers: ['command'] },
  acceptance: { owner: 'legal-texts', readers: ['command'] },

  loan: { owner: 'loans', readers: ['command', 'exports', 'regulator', 'reports', 'review'] },
  loan_event: { owner: 'loans', readers: ['command'] },

  mandate: { owner: 'mandates' },
  debit: { owner: 'mandates' },

  message: { owner: 'messages', readers: ['review'] },
  message_template: { owner: 'messages' },
  contact_preference: { owner: 'messages' },

  payout: { owner: 'payments', readers: ['exports', 'ops', 'review'] },
  payment_reference: { owner: 'payments', readers: ['reports', 'review'] },
  payment: { owner: 'payments', readers: ['command', 'exports', 'reports', 'review'] },
  receipt: { owner: 'payments', readers: ['reports', 'review'] },
  transfer_claim: { owner: 'payments', readers: ['review'] },
  account_proof: { owner: 'payments' },

  policy: { owner: 'policies' },
  policy_shadow: { owner: 'policies', readers: ['review'] },

  policy_shadow_verdict: { owner: 'policy-drafts' },

  promo_code: { owner: 'pricing' },
  promo_use: { owner: 'pricing' },
  limit_override: { owner: 'pricing' },
  working_day_list: { owner: 'pricing' },
  product: { owner: 'pricing' },

  contact_change: { owner: 'profile' },
  wanted_contact: { owner: 'profile' },
  payment_card: { owner: 'profile', readers: ['review'] },

  provider_event: { owner: 'providers', readers: ['review'] },

  case_assignment: { owner: 'review' },
  saved_view: { owner: 'review' },

  collector_dataset: { owner: 'scoring' },

  extension_charge: { owner: 'servicing' },
  loan_hold: { owner: 'servicing' },

  staff_task: { owner: 'tasks', readers: ['ops', 'reports', 'review'] },

  webhook: { owner: 'webhooks' },
  webhook_event: { owner: 'webhooks' },
  webhook_delivery: { owner: 'webhooks' },
  webhook_attempt: { owner: 'webhooks' },
} as const satisfies Record<keyof Database, TableOwner>;
