import type { PayCycle, PlainDate } from '@lender/calculator';
import type {
  AcceptanceMethod,
  AccessActKind,
  ApplicationEnding,
  ApprovalStatus,
  AuditKind,
  BankLineKind,
  BankLineReason,
  BankLineState,
  BlockKind,
  ConsentKind,
  DeliveryState,
  ExportFormat,
  ExportSource,
  ExportState,
  IdentityCheckStatus,
  LegalKind,
  MessageCause,
  MessageChannel,
  MessageKind,
  MessageState,
  MessageTemplate,
  PolicyShadowEnd,
  Relationship,
  SignInDebt,
  StaffTaskKind,
  TransferClaimStatus,
  UploadMime,
  UploadType,
  ViewScreen,
  WebhookEvent,
  WebhookState,
  WebhookTrouble,
} from '@lender/contract';
import type {
  AmlKind,
  AmlRule,
  AmlState,
  ApplicationNeed,
  ApplicationStatus,
  CallOutcome,
  ClientStatus,
  ComplaintChannel,
  ComplaintKind,
  ComplaintOutcome,
  ContactChannel,
  LedgerAccount,
  LedgerEntryKind,
  LoanEventKind,
  LoanStatus,
  MandateStatus,
  NeedState,
  PaymentMethod,
  PayoutMethod,
  PromiseState,
  RolloverType,
  StaffRole,
} from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType, Generated } from 'kysely';

/** JSON columns are written as text and read parsed; each reader parses the value with its own schema. */
type Json = ColumnType<unknown, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/**
 * Every table, as stored. Amounts are integer centavos; days are `YYYY-MM-DD`; `…_sealed` is encrypted. The types are
 * ensured elsewhere: `column-types.ts` reads amounts and days, and the constraints of migration 0007 limit a column of
 * closed words to those words.
 */
export interface Database {
  client: ClientTable;
  identity_claim: IdentityClaimTable;
  outside_name: { kind: ExternalIdKind; name: string; client_id: string; id: string };
  blocked_identifier: BlockedIdentifierTable;
  identifier_holder: IdentifierHolderTable;
  refused_curp: { client_id: string; keyed_hash: Buffer; refused_at: Moment };
  contact_change: ContactChangeTable;
  wanted_contact: WantedContactTable;
  client_details: ClientDetailsTable;
  employment: EmploymentTable;
  address: AddressTable;
  reference_contact: ReferenceContactTable;
  bank_account: BankAccountTable;
  consent: ConsentTable;
  consent_text: { hash: string; kind: string; version: string; body: string };
  legal_text: LegalTextTable;
  acceptance: AcceptanceTable;
  staff_user: StaffUserTable;
  staff_recovery_code: StaffRecoveryCodeTable;
  staff_invitation: StaffInvitationTable;
  staff_access_act: StaffAccessActTable;
  identifier_use: IdentifierUseTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
  rate_limit: { bucket: string; window_start: Moment; hits: number };
  known_source: { account_id: string; source_hash: Buffer; seen_at: Moment };
  idempotency_key: IdempotencyKeyTable;
  document: DocumentTable;
  application: ApplicationTable;
  application_need: ApplicationNeedTable;
  decision: DecisionTable;
  agreement: AgreementTable;
  loan: LoanTable;
  loan_event: LoanEventTable;
  payout: PayoutTable;
  payment_reference: PaymentReferenceTable;
  payment: PaymentTable;
  receipt: ReceiptTable;
  transfer_claim: TransferClaimTable;
  bank_statement: BankStatementTable;
  bank_line: BankLineTable;
  /** Which column of a bank's file holds what, by the last four digits of the lender's account. */
  statement_layout: {
    account: string;
    columns: ColumnType<unknown, string, string>;
    changed_at: Moment;
    changed_by: ColumnType<string, string, string>;
  };
  bank_link: BankLinkTable;
  identity_check: IdentityCheckTable;
  external_login: ExternalLoginTable;
  bureau_query: BureauQueryTable;
  account_proof: AccountProofTable;
  /** Moment up to which something was read: a provider’s own list, or the data that are checked for alerts. */
  provider_mark: { name: string; read_until: Moment };
  provider_event: {
    /** Id by which staff name it. */
    id: Generated<string>;
    provider: string;
    event_key: string;
    received_at: Moment;
    body: Json;
    raw_sealed: Buffer | null;
  };
  ledger_entry: LedgerEntryTable;
  ledger_posting: {
    client_id: string;
    entry_id: string;
    line: number;
    account: LedgerAccount;
    amount_centavos: Centavos;
  };
  ledger_balance: LedgerBalanceTable;
  event_log: EventLogTable;
  audit_entry: AuditEntryTable;
  approval: ApprovalTable;
  staff_task: StaffTaskTable;
  case_assignment: CaseAssignmentTable;
  saved_view: SavedViewTable;
  export_file: ExportFileTable;
  message: MessageTable;
  message_template: MessageTemplateTable;
  message_draft: MessageDraftTable;
  contact_preference: { client_id: string; reminders: boolean; changed_at: Moment };
  sweep_run: SweepRunTable;
  extension_invoice: ExtensionInvoiceTable;
  extension_charge: ExtensionChargeTable;
  mandate: MandateTable;
  debit: DebitTable;
  complaint: ComplaintTable;
  complaint_correction: ComplaintCorrectionTable;
  aml_alert: AmlAlertTable;
  aml_thresholds: AmlThresholdsTable;
  collection_agency: CollectionAgencyTable;
  collection_assignment: CollectionAssignmentTable;
  collection_stop: { client_id: string; since: Moment; stopped_by: string; note: string };
  collection_contact: CollectionContactTable;
  payment_promise: PaymentPromiseTable;
  loan_hold: { client_id: string; loan_id: string; event_key: string; review_on: PlainDate };
  business_clock: { id: number; offset_ms: number };
  region: { id: number; title: string; abbreviation: string; fold: string };
  city: { id: number; region_id: number; title: string; fold: string | null };
  district: { id: number; city_id: number; title: string; fold: string; postal_code: string | null };
  loaded_catalogue: { name: string; sha256: string; loaded_at: Moment };
  ward: { id: number; district_id: number; title: string; fold: string };
  promo_code: PromoCodeTable;
  promo_use: { client_id: string; code: string; used_at: Moment };
  referral: ReferralTable;
  additional_contact: AdditionalContactTable;
  geo_position: { client_id: string; position_sealed: Buffer; updated_at: Moment };
  payment_card: PaymentCardTable;
  collector_reference: CollectorReferenceTable;
  collector_dataset: CollectorDatasetTable;
  screening: ScreeningTable;
  affiliate_lead: AffiliateLeadTable;
  policy: PolicyTable;
  draft: DraftTable;
  policy_shadow: PolicyShadowTable;
  policy_shadow_verdict: PolicyShadowVerdictTable;
  /** Banks that were enabled before lists had versions. */
  enabled_bank: { code: string };
  limit_override: LimitOverrideTable;
  bank_list: BankListTable;
  working_day_list: WorkingDayListTable;
  classification: { kind: string; key: string; parent_key: string | null; title: string; position: number };
  product: ProductTable;
  webhook: WebhookTable;
  webhook_event: WebhookEventTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_attempt: WebhookAttemptTable;
}

interface BankListTable {
  version: number;
  codes: string[];
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  reason: string | null;
}

interface LimitOverrideTable {
  client_id: string;
  id: string;
  amount_centavos: Centavos;
  until_day: PlainDate;
  reason: string;
  made_by: string;
  approved_by: string;
  granted_at: Moment;
  application_id: ColumnType<string | null, null, string>;
}

interface WorkingDayListTable {
  version: number;
  days: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  approved_by: string | null;
  reason: string | null;
}

interface ProductTable {
  version: number;
  config: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: Generated<string | null>;
  approved_by: Generated<string | null>;
  reason: Generated<string | null>;
}

interface PolicyTable {
  name: string;
  version: number;
  config: Json;
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: Generated<string | null>;
  approved_by: Generated<string | null>;
  reason: Generated<string | null>;
}

/** Draft that is edited before it is published: of a policy, by its name, or of the product. */
interface DraftTable {
  id: string;
  name: string;
  based_on: number;
  note: string;
  state: 'open' | 'published' | 'discarded';
  settings: Json;
  revision: number;
  author: string;
  changed_at: Moment;
  test: ColumnType<unknown, string | null, string | null>;
}

/** Draft policy that decides beside the policy in force, without effect. */
interface PolicyShadowTable {
  id: string;
  draft_id: string;
  revision: number;
  config: Json;
  started_at: Moment;
  started_by: string;
  ends_at: Moment;
  stopped_at: ColumnType<Date | null, null, Date>;
  stopped_because: ColumnType<PolicyShadowEnd | null, null, PolicyShadowEnd>;
}

interface PolicyShadowVerdictTable {
  shadow_id: string;
  client_id: string;
  application_id: string;
  decision_id: string;
  outcome: ApplicationStatus | null;
  amount_centavos: Centavos | null;
  reasons: string[];
  rules: string[];
  missing: string[];
}

/** Destination of a code: a phone or a mailbox. */
export type CodeChannel = 'sms' | 'email';
/** Purpose of a code. A code sent for one purpose is not accepted for another. */
export type CodePurpose =
  | 'registration'
  | 'signature'
  | 'phone'
  | 'new_phone'
  | 'email'
  | 'recovery'
  | 'bureau'
  | 'staff_contact';

export type IdentityKind = 'phone' | 'email' | 'curp' | 'clabe' | 'card';

interface ClientTable {
  client_id: string;
  status: ClientStatus;
  /** Null while a client whom staff registered has given none, and once an unproven one is another client's. */
  email_sealed: Buffer | null;
  phone_sealed: Buffer;
  phone_last_four: string;
  password_hash: string;
  hashed_user_id: string;
  created_at: Moment;
  alternate_phone_sealed: Buffer | null;
  /** Pay cycle that the client stated: of the newest application, or as changed in the profile since. */
  pay_cycle: PayCycle | null;
  first_pay_date: PlainDate | null;
  second_pay_date: PlainDate | null;
  /** Limit that the client accepted; null before acceptance. */
  limit_centavos: Centavos | null;
  /** A promotion that is kept for the next application. */
  promo_code: string | null;
  phone_verified_at: Moment | null;
  /** Moment until which the password that staff sent by text message works; null for a password of the client's own. */
  temporary_password_until: Moment | null;
}
interface BlockedIdentifierTable {
  id: string;
  kind: BlockKind;
  keyed_hash: Buffer;
  /** Last characters, by which staff recognise the identifier. */
  ending: string;
  reason: string;
  added_by: string;
  added_at: Moment;
  removed_by: ColumnType<string | null, never, string>;
  removed_at: ColumnType<Date | null, never, Date>;
}
/**
 * Kinds of external id for a client's rows: the providers' ids, references for people, our own ids where a provider
 * names the order by them. Migration 0081 says which column each comes from.
 */
export type ExternalIdKind =
  | 'client'
  | 'referral'
  | 'collector_reference'
  | 'bank_link_reference'
  | 'bank_link'
  | 'debit'
  | 'debit_at_provider'
  | 'identity_session'
  | 'mandate_account'
  | 'stop_key'
  | 'payment'
  | 'payment_charge'
  | 'payment_transfer'
  | 'payment_reference'
  | 'payout'
  | 'payout_order'
  | 'payout_folio';
interface IdentityClaimTable {
  kind: IdentityKind;
  keyed_hash: Buffer;
  client_id: string;
  /** Moment at which an e-mail was proven by a code that was sent there; null before, and for every other kind. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Moment until which an address that the client replaced is held; null for the present one. */
  held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
/** Record of each client who once held an identifier; it is kept for good. */
interface IdentifierHolderTable {
  kind: 'phone' | 'clabe';
  keyed_hash: Buffer;
  client_id: string;
  held_since: Moment;
}
interface ContactChangeTable {
  client_id: string;
  id: string;
  kind: 'email' | 'phone';
  /** Previous address. */
  old_sealed: Buffer;
  old_last_four: string | null;
  old_verified_at: Moment | null;
  undo_code_hash: Buffer;
  changed_at: Moment;
  undo_until: Moment;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface WantedContactTable {
  id: string;
  client_id: string;
  kind: 'email' | 'phone';
  /** Address that the account will have once a second person approves it. */
  address_sealed: Buffer;
  /** By the wall clock. */
  asked_at: Moment;
}
interface ClientDetailsTable {
  client_id: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  second_last_name: string | null;
  curp_sealed: Buffer;
  birth_date: PlainDate;
  updated_at: Moment;
}
interface EmploymentTable {
  client_id: string;
  employment_status: string;
  employment_position: string;
  company_name: string;
  employed_since: PlainDate;
  monthly_income_centavos: Centavos;
  monthly_obligations_centavos: Centavos;
  work_phone_sealed: Buffer | null;
  updated_at: Moment;
}
interface AddressTable {
  client_id: string;
  region_id: number;
  city_id: number;
  /** District, street, numbers and postal code, as sealed JSON. */
  place_sealed: Buffer;
  updated_at: Moment;
}
interface ReferenceContactTable {
  client_id: string;
  full_name: string;
  phone_sealed: Buffer;
  relationship: Relationship;
  updated_at: Moment;
}
interface BankAccountTable {
  client_id: string;
  clabe_sealed: Buffer;
  bank_code: string;
  last_four: string;
  updated_at: Moment;
  /** Moment at which its holder proved that it is theirs; null until then. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface ConsentTable {
  client_id: string;
  id: string;
  kind: 'terms' | 'privacy' | ConsentKind;
  granted: ColumnType<boolean, boolean | undefined, boolean>;
  text_version: string;
  /** Proof of the answer; null for answers older than these columns. */
  text_hash: string | null;
  channel: 'web' | null;
  device: string | null;
  accepted_at: Moment;
}
interface LegalTextTable {
  kind: LegalKind;
  version: number;
  /** With `{fields}`, one line for each heading, row or paragraph. */
  body: string;
  /** Hash of the body, in UTF-8. */
  sha256: string;
  registration: string | null;
  live_from: Moment;
  published_at: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  approved_by: string | null;
  reason: string | null;
}
/** Acceptance of a text, and its proof. */
interface AcceptanceTable {
  client_id: string;
  /** Id of the agreement, the mandate or the answer that it proves. */
  id: string;
  kind: LegalKind;
  /** Null for acceptances from before versions were kept. */
  version: number | null;
  document_sha256: string | null;
  application_id: string | null;
  accepted_at: Moment;
  method: AcceptanceMethod;
  request_id: string | null;
  device: string | null;
  /** Network from which it was accepted. */
  address_sealed: Buffer | null;
  code: ColumnType<unknown, string | null, never>;
}
interface StaffUserTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  password_hash: string;
  created_at: Moment;
  mfa_secret_sealed: Buffer | null;
  mfa_confirmed_at: Moment | null;
  /** Time step of the last code that was used; no code works twice. */
  mfa_last_step: number | null;
  /** Moment since which this person may not sign in. */
  suspended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface StaffInvitationTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  token_hash: Buffer;
  /** Null where the server's command invited. */
  invited_by: string | null;
  /** The second person; null where the server's command invited, and for invitations from before one was required. */
  approved_by: ColumnType<string | null, string | null | undefined, string | null>;
  invited_at: Moment;
  expires_at: Moment;
  /** Moment at which it was accepted or withdrawn. */
  ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface StaffAccessActTable {
  id: string;
  act: AccessActKind;
  staff_id: string;
  /** Null where the server's command did it. */
  done_by: string | null;
  /** The second person; null where none approved it. */
  approved_by: string | null;
  at: Moment;
}
interface IdentifierUseTable {
  staff_id: string;
  /** Day in Mexico City. */
  day: PlainDate;
  used: number;
  /** Number that a second person allowed beyond that of the role. */
  more: ColumnType<number, number | undefined, number>;
}
interface StaffRecoveryCodeTable {
  staff_id: string;
  code_hash: Buffer;
  used_at: Moment | null;
}
interface SessionTable {
  account_id: string;
  id: string;
  account_type: 'client' | 'user';
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
  /** Steps that a sign-in of staff still lacks; null once it is finished. */
  owes: Generated<SignInDebt | null>;
  /** Device that opened a session of staff, as it names itself. */
  device: Generated<string | null>;
  /** The network from which a session of staff was opened. */
  address_sealed: Generated<Buffer | null>;
  /** Moment at which its token was last refreshed; for sessions of staff. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Moment of its last use, to the minute; for sessions of staff. */
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface OneTimeCodeTable {
  channel: CodeChannel;
  address_hash: Buffer;
  purpose: CodePurpose;
  /** Subject that the code is bound to: a client, an agreement, or the purpose itself. */
  subject: string;
  code_hash: Buffer;
  sent_at: Moment;
  expires_at: Moment;
  tries: number;
  used_at: Moment | null;
  /** Wall-clock day in Mexico City that `sent_today` counts. */
  day: PlainDate;
  sent_today: number;
}
interface IdempotencyKeyTable {
  scope: string;
  key: string;
  fingerprint: Buffer;
  status: number;
  /** The stored answer, sealed: it may hold a token or personal data. */
  answer_sealed: Buffer;
  created_at: Moment;
}
interface DocumentTable {
  client_id: string;
  id: string;
  type: UploadType;
  mime: UploadMime;
  size_bytes: number;
  storage_key: string;
  uploaded_at: Moment;
  removed_at: Moment | null;
  /** Removed by its owner, by a newer one, or because of an objection to it; not known for old ones. */
  removal: 'deleted' | 'replaced' | 'objected' | null;
  /** JPEG made from a HEIC; null until its job has run, and for other files. */
  view_storage_key: string | null;
  sha256: string | null;
  /** By the clock of the device that sent it, if the device reported it. */
  file_changed_at: Moment | null;
  /** Application for which it was uploaded. */
  application_id: string | null;
  /** The last day on which the shown identification is valid, as its owner states; null where it was not stated. */
  valid_until: PlainDate | null;
}
interface ApplicationTable {
  client_id: string;
  id: string;
  hashed_id: string;
  status: ApplicationStatus;
  desired_centavos: Centavos;
  principal_centavos: Centavos;
  pay_cycle: PayCycle;
  first_pay_date: PlainDate;
  second_pay_date: PlainDate;
  larger_offer_welcome: boolean;
  payout_method: PayoutMethod;
  /** Largest amount that a larger offer may reach; `null` before one was made. */
  offered_centavos: Centavos | null;
  product_version: number;
  /** Device, replay and affiliate ids that came with the request. */
  signals: Json;
  reasons: string[];
  promo_code: string | null;
  created_at: Moment;
  /** Moment since which it has its status. */
  status_since: Moment;
  /** The `status_since` for which its client was warned that time runs out, or that the review takes longer. */
  warned_since: ColumnType<Date | null, never, Date>;
  /**
   * Reason why it ended without a loan; null while it is open, for one that was paid out or rejected, and for old ones.
   */
  ending: ColumnType<ApplicationEnding | null, never, ApplicationEnding>;
}
/** A requirement of an application, stored once it was first acted on. */
interface ApplicationNeedTable {
  client_id: string;
  application_id: string;
  need: ApplicationNeed;
  state: NeedState;
  /** Reasons why it is asked for again, piece by piece. */
  objections: Json;
  since: Moment;
}
interface DecisionTable {
  client_id: string;
  id: string;
  application_id: string;
  kind: 'engine' | 'manual';
  policy: string;
  policy_version: number;
  variables: Json;
  /** Source of each variable; empty for earlier decisions. */
  origins: Json;
  /** Facts that the price followed from; null for a person's decision. */
  inputs: Json | null;
  outcome: ApplicationStatus;
  amount_centavos: Centavos | null;
  result: Json;
  reasons: string[];
  decided_by: string | null;
  note: string | null;
  decided_at: Moment;
}
interface AgreementTable {
  client_id: string;
  id: string;
  application_id: string;
  /** The offer in full, as quoted. */
  offer: Json;
  /** Hash of the offer, of the wording and of everything else that the text says. */
  fingerprint: string;
  /** Version of its wording; null for agreements from before wording had versions, which have the first. */
  agreement_version: ColumnType<number | null, number | undefined, never>;
  cover_version: ColumnType<number | null, number | undefined, never>;
  drafted_on: PlainDate;
  pdf_storage_key: string | null;
  pdf_sha256: string | null;
  signed_at: Moment | null;
  /** Moment since which it no longer counts, because its application waits for another signature. */
  superseded_at: ColumnType<Date | null, never, Date>;
  /** Evidence of the signature: code purpose, phone last four, request id. */
  evidence: Json | null;
  created_at: Moment;
}
interface LoanTable {
  client_id: string;
  id: string;
  application_id: string;
  hashed_id: string;
  status: LoanStatus;
  principal_centavos: Centavos;
  total_centavos: Centavos | null;
  start_date: PlainDate | null;
  due_date: PlainDate | null;
  /** The signed offer in full; null until signature. */
  terms: Json | null;
  settled_seen_at: Moment | null;
  /** Day up to which its charges are in the books; null while none are. */
  booked_on: ColumnType<PlainDate | null, never, PlainDate>;
  /** Due date of the last reminder to its borrower, and the day after it on which that step begins. */
  reminded_due: ColumnType<PlainDate | null, never, PlainDate>;
  reminded_day: ColumnType<number | null, never, number>;
  created_at: Moment;
  status_since: Moment;
}
interface LoanEventTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** Order in which events became known. */
  sequence: ColumnType<number, never, never>;
  /** Key of the event; the same event is never recorded twice. */
  key: string;
  kind: LoanEventKind;
  /** Day from which it counts. */
  value_date: PlainDate;
  known_at: Moment;
  /** The event in full. */
  event: ColumnType<unknown, string, never>;
}
interface PayoutTable {
  /** `NO_CLIENT` where money of an unknown sender is returned. */
  client_id: string;
  id: string;
  /**
   * Purpose of the money: the loan of a signed application, money that is given back, or centavos that prove an
   * account.
   */
  purpose: 'loan' | 'refund' | 'account_proof';
  application_id: string | null;
  loan_id: string | null;
  receipt_id: ColumnType<string | null, string | undefined, never>;
  /** Payment that a refund gives back, in whole or in part. */
  payment_id: ColumnType<string | null, string | undefined, never>;
  amount_centavos: Centavos;
  /** Way in which it is paid out; cash has no account. */
  method: ColumnType<PayoutMethod, PayoutMethod | undefined, never>;
  clabe_sealed: Buffer | null;
  holder_sealed: ColumnType<Buffer | null, Buffer | undefined, never>;
  bank_code: string | null;
  last_four: string | null;
  /**
   * For cash: the number that its client shows at the counter, the last day to fetch it, and the brand's receipt of the
   * hand-over.
   */
  order_number: ColumnType<string | null, string | undefined, never>;
  collect_by: ColumnType<PlainDate | null, PlainDate | undefined, never>;
  folio: ColumnType<string | null, never, string>;
  /**
   * `sending`: handed to the provider, whose answer is not stored yet; only `queued` can still be cancelled. The
   * provider may refuse it; the bank may return it, also after it arrived.
   */
  status:
    | 'queued'
    | 'sending'
    | 'sent'
    | 'settled'
    | 'refused'
    | 'returned'
    | 'returned_after_settlement'
    | 'cancelled';
  provider_id: string | null;
  tracking_key: string | null;
  return_cause: string | null;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface PaymentReferenceTable {
  client_id: string;
  id: string;
  loan_id: string;
  kind: 'repayment' | 'extension' | 'withdrawal';
  /** Invoice that an extension's reference pays. */
  invoice_id: ColumnType<string | null, string | undefined, never>;
  method: 'paynet' | 'spei';
  amount_centavos: Centavos;
  /** Last day on which the amount serves its purpose. */
  valid_on: PlainDate;
  /** Due date that the reference is for, and the last day on which the provider takes it. */
  due_date: PlainDate;
  expires_on: PlainDate;
  /** `requested`: the provider's answer is not stored yet. */
  status: 'requested' | 'open' | 'paid' | 'expired' | 'cancelled';
  provider_id: string | null;
  reference: string | null;
  barcode_url: string | null;
  /** Destination of a transfer, and its bank. */
  clabe: ColumnType<string | null, string | undefined, string>;
  bank: ColumnType<string | null, string | undefined, string>;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface PaymentTable {
  client_id: string;
  id: string;
  loan_id: string;
  amount_centavos: Centavos;
  method: PaymentMethod;
  /** Id given by the source that first reported it. */
  provider_id: string;
  /** Day on which the payer paid; the payment counts on it. */
  paid_on: PlainDate;
  /** Moment at which the payer paid, by the business clock. */
  paid_at: Moment;
  booked_at: Moment;
  reference_id: ColumnType<string | null, string | undefined, string>;
  /** Clave de rastreo of a SPEI transfer. */
  tracking_key: ColumnType<string | null, string | undefined, string>;
  /** The provider's charge, for a payment that was first reported elsewhere. */
  charge_id: ColumnType<string | null, string | undefined, string>;
  /** Account from which the payment came, as sealed JSON. */
  origin_sealed: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Hash of the same account, for searches; also null for payments from before it was kept. */
  origin_hash: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  /** Moment by the business clock at which the account was reported, where that was later than the payment. */
  origin_heard_at: ColumnType<Date | null, never, Date>;
  reversed_on: ColumnType<PlainDate | null, never, PlainDate>;
}
/** Deposit of centavos whose text carries a code, which the receiver reads on the account's statement. */
interface AccountProofTable {
  client_id: string;
  /** Also the id of its payout. */
  id: string;
  code_sealed: Buffer;
  /** `replaced` by a newer one, or by another account; `failed` when the deposit did not arrive. */
  status: 'sending' | 'sent' | 'proven' | 'replaced' | 'failed';
  tries_left: number;
  created_at: Moment;
  expires_at: Moment;
}
interface ReceiptTable {
  id: string;
  method: PaymentMethod;
  provider_id: string;
  amount_centavos: Centavos;
  received_on: PlainDate;
  received_at: Moment;
  known_at: Moment;
  tracking_key: string | null;
  origin_sealed: Buffer | null;
  /** Account that a member of staff states for the refund, as sealed JSON. */
  stated_sealed: ColumnType<Buffer | null, never, Buffer | null>;
  /** What the sender wrote beside it, sealed. */
  concept_sealed: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  note: string | null;
  status: 'unmatched' | 'matched' | 'refunding' | 'refunded';
  /** Client and loan that it was found to be for. */
  client_id: ColumnType<string | null, string | undefined, string | null>;
  loan_id: ColumnType<string | null, string | undefined, string | null>;
  /** Member of staff who registered money found on a bank statement. */
  registered_by: ColumnType<string | null, string | undefined, never>;
  /** Moment of its match by the business clock, and the member of staff who made it; null for matches of the server. */
  matched_at: ColumnType<Date | null, never, Date | null>;
  matched_by: ColumnType<string | null, never, string | null>;
  /** Number of its matches that were undone. */
  undone_count: ColumnType<number, number | undefined, number>;
}
/** An imported file of the lender's own bank. */
interface BankStatementTable {
  id: string;
  /** The last four digits of the lender's account. */
  account: string;
  name: string;
  imported_at: Moment;
  imported_by: string;
  first_on: PlainDate;
  last_on: PlainDate;
  opening_centavos: Centavos;
  closing_centavos: Centavos;
  /** All lines of the file, and the new ones among them. */
  line_count: number;
  fresh_count: number;
  has_gap: boolean;
}
interface BankLineTable {
  id: string;
  statement_id: string;
  line_number: number;
  /** Hash of the fields that distinguish it from every other line of its account. */
  identity: string;
  booked_on: PlainDate;
  amount_centavos: Centavos;
  balance_centavos: Centavos;
  reference: string | null;
  tracking_key: string | null;
  /** Text that the bank wrote beside it: it may name people. */
  description_sealed: Buffer;
  /** State as it was last stored; that of an action that waits for approval follows its approval. */
  state: BankLineState;
  kind: BankLineKind | null;
  /** Entry of the books that it matches, or will match; used by one line only. */
  match_ref: string | null;
  reason: BankLineReason | null;
  approval_id: string | null;
  is_automatic: boolean;
  decided_by: string | null;
  decided_at: Date | null;
  note: string | null;
}
interface IdentityCheckTable {
  client_id: string;
  id: string;
  application_id: string;
  /** The provider's id of the session. */
  session_id: string;
  /** Address at which the client continues; a person who has it may answer for the client. */
  url_sealed: Buffer;
  status: IdentityCheckStatus;
  /** Reason of the current status, in the provider's words. */
  reason_code: string | null;
  reason: string | null;
  /** Number of times that the client was asked to show it all again. */
  resubmissions: Generated<number>;
  /** The provider's id of the attempt that the status is about. */
  attempt_id: string | null;
  /** Person whom the provider saw, and the document that was shown. */
  found_sealed: Buffer | null;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which the provider was last asked. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface BureauQueryTable {
  client_id: string;
  application_id: string;
  /** `authorized` while the bureau is still to be asked. */
  state: 'authorized' | 'answered' | 'unanswered' | 'withdrawn';
  /** Hash of the authorised text in `consent_text`. */
  text_hash: string;
  evidence: Json;
  authorized_at: Moment;
  tries: Generated<number>;
  folio: string | null;
  facts: ColumnType<unknown, string | null | undefined, string | null>;
  ended_at: Moment | null;
}
interface ExternalLoginTable {
  client_id: string;
  application_id: string;
  /** Of the newest login that was begun, until it was used. */
  state_hash: Buffer | null;
  verifier_sealed: Buffer | null;
  /** By the wall clock, like the provider's codes. */
  expires_at: ColumnType<Date | null>;
  /** Person whom the provider confirmed. */
  subject_hash: ColumnType<Buffer | null, never>;
  confirmed_at: ColumnType<Date | null, never>;
}
interface TransferClaimTable {
  client_id: string;
  id: string;
  loan_id: string;
  tracking_key: string;
  sent_on: PlainDate;
  /** Code of the bank: the first three digits of a CLABE. */
  sender_bank: string;
  amount_centavos: Centavos;
  /** Last day on which its proof is asked for. */
  until_date: PlainDate;
  /** `returned`: the transfer was sent, and went back to its sender. */
  status: TransferClaimStatus;
  created_at: Moment;
  status_since: Moment;
  /** Moment at which its proof was last asked for. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface BankLinkTable {
  client_id: string;
  application_id: string;
  /** Our reference for the person who opens the widget. */
  reference: string;
  state: 'asked' | 'linked' | 'read' | 'unread' | 'ended';
  /** The provider's id of the link. */
  link_id: ColumnType<string | null, never>;
  institution: ColumnType<string | null, never>;
  /** By the wall clock. */
  linked_at: ColumnType<Date | null, never>;
  read_at: ColumnType<Date | null, never>;
  snapshot_sealed: ColumnType<Buffer | null, never>;
}
interface ExtensionInvoiceTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** The extension: the due date that it moves, by how much and at which kind of price. */
  rollover_id: string;
  type: RolloverType;
  days: number;
  commission_rate: string;
  due_date: PlainDate;
  new_due_date: PlainDate;
  new_end_date: PlainDate;
  /** Parts of the amount. */
  price: Json;
  amount_centavos: Centavos;
  payable_from: PlainDate;
  payable_until: PlainDate;
  created_at: Moment;
  /** Moment at which it was chosen; null for a draft. */
  chosen_at: Moment | null;
  /** Moment at which another one was chosen in its place. */
  replaced_at: Moment | null;
  /** The event of the payment that bought the extension. */
  payment_key: string | null;
}
interface ExtensionChargeTable {
  client_id: string;
  id: string;
  invoice_id: string;
  amount_centavos: Centavos;
  /** `sending` was handed to the provider, and its outcome is not known yet. */
  status: 'sending' | 'charged' | 'failed';
  cause: string | null;
  created_at: Moment;
  status_since: Moment;
}
interface MandateTable {
  client_id: string;
  id: string;
  status: MandateStatus;
  status_since: Moment;
  /** Why it ended. */
  cause: ColumnType<string | null, never, string>;
  clabe_sealed: Buffer;
  bank_code: string;
  last_four: string;
  maximum_centavos: Centavos;
  /** The last day on which anything may be debited. */
  ends_on: PlainDate;
  /** Text of the permission, word for word. */
  text: ColumnType<string, string, never>;
  text_version: ColumnType<string, string, never>;
  text_hash: ColumnType<string, string, never>;
  /** Device with which it was given, as the browser names itself. */
  device: ColumnType<string, string, never>;
  accepted_at: Moment;
  /** The provider's ids of the holder and the account; null until they were reported. */
  holder_id: ColumnType<string | null, never, string>;
  account_id: ColumnType<string | null, never, string>;
  /** Moment since which the provider has the document. */
  handed_over_at: ColumnType<Date | null, never, Date>;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface DebitTable {
  client_id: string;
  id: string;
  mandate_id: string;
  loan_id: string;
  due_on: PlainDate;
  /** Number of the try for its due date. */
  number: number;
  /** Amount that was announced. */
  amount_centavos: Centavos;
  /** Amount that was asked of the bank. */
  asked_centavos: ColumnType<Centavos | null, never, Centavos>;
  charge_on: PlainDate;
  /** Latest moment at which its borrower is notified. */
  told_at: Moment;
  /** Moment at which the bank was asked. */
  sent_at: ColumnType<Date | null, never, Date>;
  /** `sending` was handed to the provider, and its outcome is not known yet. */
  status: 'announced' | 'sending' | 'waiting' | 'debited' | 'objected' | 'no_funds' | 'refused' | 'called_off';
  status_since: Moment;
  provider_id: ColumnType<string | null, never, string>;
  /** The banks' code for a failure, or the reason for calling it off. */
  cause: ColumnType<string | null, never, string | null>;
  /** Moment at which the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface PromoCodeTable {
  code: string;
  /** Fractions as text, such as `0.2500`. */
  interest_discount: string;
  service_fee_discount: string;
  valid_until: PlainDate;
  max_uses: number;
  uses: number;
  created_at: Moment;
  /** Null where the maker was not recorded yet. */
  made_by: string | null;
  /** Approver; null where one person was enough. */
  approved_by: string | null;
  /** Moment, person and reason of an end before its last day. */
  stopped_at: Moment | null;
  stopped_by: string | null;
  stop_reason: string | null;
}
interface ReferralTable {
  client_id: string;
  id: string;
  name: string;
  phone_sealed: Buffer;
  phone_hash: Buffer;
  phone_last_four: string;
  code: string;
  status: 'invited' | 'registered' | 'withdrawn';
  created_at: Moment;
}
interface AdditionalContactTable {
  client_id: string;
  id: string;
  full_name: string;
  phone_sealed: Buffer;
  phone_hash: Buffer;
  phone_last_four: string;
  relationship: Relationship;
  created_at: Moment;
}
interface PaymentCardTable {
  client_id: string;
  /** Null for older cards, which cannot be charged. */
  token_sealed: Buffer | null;
  provider_customer_id: string | null;
  provider_card_id: string | null;
  brand: string;
  last_four: string;
  updated_at: Moment;
}
interface ScreeningTable {
  client_id: string;
  application_id: string;
  kind: 'device' | 'captcha';
  state: 'asked' | 'answered' | 'unknown';
  /** Data with which the provider is asked; deleted once it answered. */
  input_sealed: Buffer | null;
  answer: ColumnType<unknown, string | null, string | null>;
  device_hash: Buffer | null;
  asked_at: Moment;
  answered_at: Moment | null;
}
interface CollectorDatasetTable {
  client_id: string;
  application_id: string;
  reference_number: string;
  state: 'unknown' | 'open' | 'complete' | 'refused';
  /** Moment at which the scoring host answered; null while it could not be asked. */
  checked_at: Moment | null;
}
interface CollectorReferenceTable {
  client_id: string;
  id: string;
  reference_number: string;
  created_at: Moment;
  expires_at: Moment;
}
interface AffiliateLeadTable {
  id: string;
  partner: string;
  lead_sealed: Buffer;
  created_at: Moment;
  expires_at: Moment;
}
interface LedgerEntryTable {
  /** `NO_CLIENT`, without a loan, for the lender's own entries. */
  client_id: string;
  id: string;
  loan_id: string | null;
  /** Position in the order of posting. */
  sequence: ColumnType<number, never, never>;
  kind: LedgerEntryKind;
  /** Key of the entry; the same thing is never booked twice. */
  key: string;
  business_date: PlainDate;
  posted_at: Moment;
}
/** Balance of an account at the end of a day, by every entry up to a place in the order of posting. */
interface LedgerBalanceTable {
  as_of: PlainDate;
  through_sequence: number;
  account: LedgerAccount;
  balance_centavos: Centavos;
  taken_at: Moment;
}
interface EventLogTable {
  client_id: string;
  id: string;
  at: Moment;
  actor: string;
  event: string;
  application_id: string | null;
  /** Facts of the event's own kind; null where its name says all. */
  facts: ColumnType<unknown, string | null, never>;
}
interface AuditEntryTable {
  /** From 1, without gaps. */
  sequence: number;
  /** By the wall clock: the sandbox does not move the audit. */
  at: Moment;
  staff_id: string;
  role: StaffRole;
  kind: AuditKind;
  call: string;
  outcome: string;
  subject_id: string | null;
  request_id: string;
  details_sealed: Buffer;
  /** Keyed hash of the fields above and of the previous seal. */
  seal: Buffer;
}
interface ApprovalTable {
  id: string;
  kind: string;
  /** Subject of the request: each subject has at most one open request of a kind. */
  subject: string;
  client_id: string | null;
  application_id: string | null;
  loan_id: string | null;
  payout_id: string | null;
  payment_id: string | null;
  payload: Json;
  /** Version of its subject that the maker saw. */
  version: string;
  reason: string;
  maker: string;
  asked_at: Moment;
  status: ApprovalStatus;
  checker: string | null;
  decided_at: Moment | null;
  note: string | null;
}
interface ComplaintTable {
  id: string;
  folio: string;
  kind: ComplaintKind;
  channel: ComplaintChannel;
  person_name: string;
  /** Null where the complaint comes from no client. */
  client_id: string | null;
  application_id: string | null;
  loan_id: string | null;
  text: string;
  opened_at: Moment;
  opened_on: PlainDate;
  opened_by: string;
  due_on: PlainDate;
  extended_at: ColumnType<Date | null, never, Date>;
  extended_by: ColumnType<string | null, never, string>;
  extension_reason: ColumnType<string | null, never, string>;
  outcome: ColumnType<ComplaintOutcome | null, never, ComplaintOutcome>;
  answer: ColumnType<string | null, never, string>;
  answered_at: ColumnType<Date | null, never, Date>;
  answered_on: ColumnType<PlainDate | null, never, PlainDate>;
  answered_by: ColumnType<string | null, never, string>;
}
/** Correction of the answer to a complaint. Rows are never changed. */
interface ComplaintCorrectionTable {
  id: string;
  complaint_id: string;
  outcome: ComplaintOutcome;
  text: string;
  corrected_at: Moment;
  corrected_by: string;
}
/** A case that the rules against money laundering have a member of staff review. */
interface AmlAlertTable {
  id: string;
  /** Key of the finding; the same thing is found once. */
  key: string;
  kind: AmlKind;
  rule: AmlRule;
  state: AmlState;
  /** Version of the thresholds that raised the finding. */
  thresholds: number;
  client_ids: string[];
  loan_id: string | null;
  payment_ids: string[];
  amount_centavos: Centavos | null;
  /** Members of staff whom it is about. */
  staff_ids: string[];
  raised_at: Moment;
  held_by: ColumnType<string | null, never, string>;
  note: ColumnType<string | null, never, string>;
  folio: ColumnType<string | null, never, string | null>;
  closed_at: ColumnType<Date | null, never, Date>;
  closed_by: ColumnType<string | null, never, string>;
}
interface AmlThresholdsTable {
  version: number;
  config: Json;
  live_from: Moment;
  made_by: string;
  approved_by: string;
  reason: string;
}
/** An agency that collects for the lender. */
interface CollectionAgencyTable {
  id: string;
  name: string;
  /** Number in the registry of agencies; without it the agency may not contact any borrower. */
  redeco_number: string | null;
  changed_by: string;
  changed_at: Moment;
}
/** Agency that has a loan. */
interface CollectionAssignmentTable {
  client_id: string;
  loan_id: string;
  agency_id: string;
  since: Moment;
  assigned_by: string;
  note: string;
}
/** A contact with a borrower about a debt; it never changes. */
interface CollectionContactTable {
  client_id: string;
  loan_id: string;
  id: string;
  at: Moment;
  channel: ContactChannel;
  /** Null for a text message. */
  outcome: CallOutcome | null;
  /** Note, or the text of the message. */
  note: string;
  agency_id: string | null;
  made_by: string;
}
interface PaymentPromiseTable {
  client_id: string;
  loan_id: string;
  id: string;
  made_at: Moment;
  made_on: PlainDate;
  promised_on: PlainDate;
  amount_centavos: Centavos;
  /** Paid on the day of the promise before it was made. */
  paid_before_centavos: Centavos;
  paid_centavos: Centavos;
  state: PromiseState;
  note: string;
  made_by: string;
}
interface StaffTaskTable {
  id: string;
  kind: StaffTaskKind;
  /** Subject of the task: each subject has at most one open task of a kind. */
  subject: string;
  client_id: string | null;
  facts: Json;
  opened_at: Moment;
  due_at: Moment | null;
  closed_at: Moment | null;
  /** Member of staff who closed it; null where the server did. */
  closed_by: string | null;
  note: string | null;
}
/** Holder of a case. One case has one holder. */
interface CaseAssignmentTable {
  client_id: string;
  application_id: string;
  staff_id: string;
  /** Person who assigned it; the holder's own id where they took it. */
  assigned_by: string;
  assigned_at: Moment;
}
interface SavedViewTable {
  id: string;
  staff_id: string;
  screen: ViewScreen;
  name: string;
  address: string;
  is_shared: boolean;
  saved_at: Moment;
}
interface ExportFileTable {
  id: string;
  staff_id: string;
  source: ExportSource;
  first_day: PlainDate;
  last_day: PlainDate;
  /** True when identifiers are written in full. */
  is_personal: boolean;
  format: ColumnType<ExportFormat, ExportFormat | undefined, never>;
  state: ExportState;
  /** By the wall clock. */
  asked_at: Moment;
  rows: Generated<number | null>;
  size_bytes: Generated<number | null>;
  storage_key: Generated<string | null>;
  /** Loan whose evidence it is, if it is about one. */
  loan_id: ColumnType<string | null, string | null | undefined, never>;
}
interface MessageTable {
  client_id: string;
  id: string;
  /** Null for a message about an application. */
  loan_id: string | null;
  /** Null for a message about a loan. */
  application_id: string | null;
  /** Cause of the message, such as an event of the loan; on one channel nothing is sent twice. */
  key: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** Words of the message, and in an e-mail the key that ends reminders, as sealed JSON. */
  words_sealed: Buffer;
  stop_key_hash: Buffer | null;
  stop_key_used_at: ColumnType<Date | null, never, Date>;
  /** Address to which it was sent, or would have been; null before the first try. */
  address_masked: ColumnType<string | null, never, string>;
  state: MessageState;
  /** Cause why the message failed, was withdrawn or is dead. */
  cause: ColumnType<MessageCause | null, never, MessageCause | null>;
  tries: ColumnType<number, never, number>;
  /** Moment at which a worker took it last, by the wall clock. */
  taken_at: ColumnType<Date | null, never, Date>;
  /** By the business clock, like all that follows. */
  queued_at: Moment;
  due_at: Moment;
  stale_at: Date | null;
  state_since: Moment;
  /** Template that it was made from; null for messages from before templates had versions. */
  template: MessageTemplate | null;
  template_version: number | null;
  /** Number of times that a person had it tried again. */
  resends: ColumnType<number, never, number>;
}
interface MessageTemplateTable {
  template: MessageTemplate;
  channel: MessageChannel;
  /** From 2 on: the first comes with the program. */
  version: number;
  /** Subject of an e-mail. */
  subject: string | null;
  body: string;
  live_from: Moment;
  made_by: string;
  approved_by: string | null;
  reason: string;
}
interface MessageDraftTable {
  template: MessageTemplate;
  channel: MessageChannel;
  subject: string | null;
  body: string;
  revision: number;
  is_open: boolean;
  author: string;
  changed_at: Moment;
}
interface SweepRunTable {
  name: string;
  started_at: Moment;
  duration_ms: number;
  /** Number of things that the last run looked at; null where it does not say. */
  seen: number | null;
  failures: Json;
  error: string | null;
  failed_in_a_row: number;
}

interface WebhookTable {
  id: string;
  url: string;
  name: string;
  events: string[];
  state: WebhookState;
  secret_sealed: Buffer;
  /** Previous secret; signs too until `old_secret_until`. */
  old_secret_sealed: ColumnType<Buffer | null, never, Buffer | null>;
  old_secret_until: ColumnType<Date | null, never, Date | null>;
  created_at: Moment;
  created_by: string;
  last_delivered_at: ColumnType<Date | null, never, Date>;
  /** Null while the last try succeeded. */
  failing_since: ColumnType<Date | null, never, Date | null>;
}

interface WebhookEventTable {
  id: string;
  sequence: Generated<number>;
  type: WebhookEvent['type'];
  /** JSON, as text, so that every try sends the same bytes. */
  data: string;
  /** By the business clock. */
  occurred_at: Moment;
  created_at: Moment;
}

interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  event_id: string;
  state: DeliveryState;
  tries: Generated<number>;
  next_at: Moment;
  created_at: Moment;
  last_status: ColumnType<number | null, never, number | null>;
  last_trouble: ColumnType<WebhookTrouble | null, never, WebhookTrouble | null>;
}

interface WebhookAttemptTable {
  id: string;
  delivery_id: string;
  at: Moment;
  duration_ms: number;
  status: number | null;
  trouble: WebhookTrouble | null;
  answer: string | null;
}
