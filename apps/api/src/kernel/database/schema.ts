import type { PayCycle, PlainDate } from '@lender/calculator';
import type {
  ApprovalStatus,
  MessageCause,
  MessageChannel,
  MessageKind,
  MessageState,
  StaffTaskKind,
  UploadMime,
  UploadType,
} from '@lender/contract';
import type {
  ApplicationStatus,
  ClientStatus,
  LedgerAccount,
  LedgerEntryKind,
  LoanEventKind,
  LoanStatus,
  PaymentMethod,
  PayoutMethod,
  RolloverType,
  StaffRole,
} from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';

/** JSON columns are written as text and read parsed; whoever reads one parses it with a schema of its own. */
type Json = ColumnType<unknown, string, string>;
type Moment = ColumnType<Date, Date | string, Date | string>;

/**
 * Every table, as stored. Amounts are integer centavos; days are `YYYY-MM-DD`; `…_sealed` is encrypted. The types are
 * promises that are kept elsewhere: amounts and days are read by `column-types.ts`, and a column of closed words takes
 * no other, by the constraints of migration 0007.
 */
export interface Database {
  client: ClientTable;
  identity_claim: IdentityClaimTable;
  contact_change: ContactChangeTable;
  client_details: ClientDetailsTable;
  employment: EmploymentTable;
  address: AddressTable;
  reference_contact: ReferenceContactTable;
  bank_account: BankAccountTable;
  consent: ConsentTable;
  staff_user: StaffUserTable;
  session: SessionTable;
  one_time_code: OneTimeCodeTable;
  rate_limit: { bucket: string; window_start: Moment; hits: number };
  known_source: { account_id: string; source_hash: Buffer; seen_at: Moment };
  idempotency_key: IdempotencyKeyTable;
  document: DocumentTable;
  application: ApplicationTable;
  decision: DecisionTable;
  agreement: AgreementTable;
  loan: LoanTable;
  loan_event: LoanEventTable;
  payout: PayoutTable;
  payment_reference: PaymentReferenceTable;
  payment: PaymentTable;
  receipt: ReceiptTable;
  provider_event: {
    provider: string;
    event_key: string;
    received_at: Moment;
    body: Json;
    raw_sealed: Buffer | null;
  };
  ledger_entry: LedgerEntryTable;
  ledger_posting: {
    entry_id: string;
    line: number;
    account: LedgerAccount;
    amount_centavos: Centavos;
  };
  ledger_balance: LedgerBalanceTable;
  event_log: EventLogTable;
  approval: ApprovalTable;
  staff_task: StaffTaskTable;
  message: MessageTable;
  contact_preference: { client_id: string; reminders: boolean; changed_at: Moment };
  sweep_run: SweepRunTable;
  extension_invoice: ExtensionInvoiceTable;
  extension_charge: ExtensionChargeTable;
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
  affiliate_lead: AffiliateLeadTable;
  policy: { name: string; version: number; config: Json; live_from: Moment };
  enabled_bank: { code: string };
  classification: { kind: string; key: string; parent_key: string | null; title: string; position: number };
  product: { version: number; config: Json; live_from: Moment };
}

/** Where a code goes: to a phone or to a mailbox. */
export type CodeChannel = 'sms' | 'email';
/** What a code is for. One sent for a purpose does nothing for another. */
export type CodePurpose = 'registration' | 'signature' | 'phone' | 'new_phone' | 'email' | 'recovery';

export type IdentityKind = 'phone' | 'email' | 'curp' | 'clabe' | 'card';

interface ClientTable {
  client_id: string;
  status: ClientStatus;
  /** Null while a client whom staff registered has not completed the account. */
  email_sealed: Buffer | null;
  phone_sealed: Buffer;
  phone_last_four: string;
  password_hash: string;
  hashed_user_id: string;
  created_at: Moment;
  alternate_phone_sealed: Buffer | null;
  /** How the client said to be paid; the newest application's, or what the profile was changed to since. */
  pay_cycle: PayCycle | null;
  first_pay_date: PlainDate | null;
  second_pay_date: PlainDate | null;
  /** The limit that the client accepted; null before. */
  limit_centavos: Centavos | null;
  /** A promotion that is kept for the next application. */
  promo_code: string | null;
  phone_verified_at: Moment | null;
  /** Until when the password that staff's text message brought works; null for a password of the client's own. */
  temporary_password_until: Moment | null;
}
interface IdentityClaimTable {
  kind: IdentityKind;
  keyed_hash: Buffer;
  client_id: string;
  /** When an e-mail was proven by a code that was sent there; null before, and for every other kind. */
  proven_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Until when an address is held that the client changed; null for one that the client has. */
  held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
}
interface ContactChangeTable {
  client_id: string;
  id: string;
  kind: 'email' | 'phone';
  /** The address before. */
  old_sealed: Buffer;
  old_last_four: string | null;
  old_verified_at: Moment | null;
  undo_code_hash: Buffer;
  changed_at: Moment;
  undo_until: Moment;
  undone_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
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
  relationship: string;
  updated_at: Moment;
}
interface BankAccountTable {
  client_id: string;
  clabe_sealed: Buffer;
  bank_code: string;
  last_four: string;
  updated_at: Moment;
}
interface ConsentTable {
  client_id: string;
  id: string;
  kind: 'terms' | 'privacy' | 'tracking' | 'marketing' | 'credit_bureau';
  granted: ColumnType<boolean, boolean | undefined, boolean>;
  text_version: string;
  accepted_at: Moment;
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
  /** The time step of the last code that was used: none works twice. */
  mfa_last_step: number | null;
}
interface SessionTable {
  account_id: string;
  id: string;
  account_type: 'client' | 'user';
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Moment | null;
}
interface OneTimeCodeTable {
  channel: CodeChannel;
  address_hash: Buffer;
  purpose: CodePurpose;
  /** What the code is bound to: a client, an agreement, or the purpose itself. */
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
  /** A JPEG made from a HEIC; null until its job has run, and for everything else. */
  view_storage_key: string | null;
  sha256: string | null;
  /** For which application it was uploaded. */
  application_id: string | null;
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
  /** The most that a larger offer goes up to; `null` before one was made. */
  offered_centavos: Centavos | null;
  product_version: number;
  /** Device, replay and affiliate ids that came with the request. */
  signals: Json;
  reasons: string[];
  documents_finished_at: Moment | null;
  bank_statement_finished_at: Moment | null;
  promo_code: string | null;
  created_at: Moment;
  /** Since when it has its status. */
  status_since: Moment;
}
interface DecisionTable {
  client_id: string;
  id: string;
  application_id: string;
  kind: 'engine' | 'manual';
  policy: string;
  policy_version: number;
  variables: Json;
  /** What the price followed from; null for a person's decision. */
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
  /** Hash of the offer and of everything else that the text says. */
  fingerprint: string;
  drafted_on: PlainDate;
  pdf_storage_key: string | null;
  pdf_sha256: string | null;
  signed_at: Moment | null;
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
  /** Up to which day its charges are in the books; null while nothing is. */
  booked_on: ColumnType<PlainDate | null, never, PlainDate>;
  created_at: Moment;
  status_since: Moment;
}
interface LoanEventTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** The order in which events came to be known. */
  sequence: ColumnType<number, never, never>;
  /** What happened; the same thing is never recorded twice. */
  key: string;
  kind: LoanEventKind;
  /** From which day it counts. */
  value_date: PlainDate;
  known_at: Moment;
  /** The event in full. */
  event: ColumnType<unknown, string, never>;
}
interface PayoutTable {
  /** Null where money goes back whose sender we don't know. */
  client_id: string | null;
  id: string;
  /** What a signed application promised, money that is given back, or centavos that prove an account. */
  purpose: 'loan' | 'refund' | 'account_proof';
  application_id: string | null;
  loan_id: string | null;
  receipt_id: ColumnType<string | null, string | undefined, never>;
  amount_centavos: Centavos;
  clabe_sealed: Buffer;
  holder_sealed: ColumnType<Buffer | null, Buffer | undefined, never>;
  bank_code: string;
  last_four: string;
  /**
   * `sending` was handed to the provider, whose answer is not stored yet; only `queued` can still be cancelled. The
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
  /** When the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface PaymentReferenceTable {
  client_id: string;
  id: string;
  loan_id: string;
  kind: 'repayment' | 'extension' | 'withdrawal';
  /** What an extension's reference pays. */
  invoice_id: ColumnType<string | null, string | undefined, never>;
  method: 'paynet' | 'spei';
  amount_centavos: Centavos;
  /** The last day on which the amount does what it is for. */
  valid_on: PlainDate;
  /** The due date that it is for, and the last day on which the provider takes it. */
  due_date: PlainDate;
  expires_on: PlainDate;
  /** `requested`: the provider's answer is not stored yet. */
  status: 'requested' | 'open' | 'paid' | 'expired' | 'cancelled';
  provider_id: string | null;
  reference: string | null;
  barcode_url: string | null;
  /** Where a transfer goes, and at which bank that is. */
  clabe: ColumnType<string | null, string | undefined, string>;
  bank: ColumnType<string | null, string | undefined, string>;
  created_at: Moment;
  status_since: Moment;
  /** When the provider was last asked about it. */
  asked_at: ColumnType<Date | null, never, Date>;
}
interface PaymentTable {
  client_id: string;
  id: string;
  loan_id: string;
  amount_centavos: Centavos;
  method: PaymentMethod;
  /** What names it where it was first heard of. */
  provider_id: string;
  /** The payer's day, which is when the payment counts. */
  paid_on: PlainDate;
  /** The payer's moment by the business clock. */
  paid_at: Moment;
  booked_at: Moment;
  reference_id: ColumnType<string | null, string | undefined, string>;
  /** SPEI's clave de rastreo of a transfer. */
  tracking_key: ColumnType<string | null, string | undefined, string>;
  /** The provider's charge, of a payment that was first heard of elsewhere. */
  charge_id: ColumnType<string | null, string | undefined, string>;
  /** The account that it came from, as sealed JSON. */
  origin_sealed: ColumnType<Buffer | null, Buffer | undefined, Buffer>;
  reversed_on: ColumnType<PlainDate | null, never, PlainDate>;
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
  note: string | null;
  status: 'unmatched' | 'matched' | 'refunding' | 'refunded';
  /** Whose loan it was found to be for. */
  client_id: ColumnType<string | null, string | undefined, string | null>;
  loan_id: ColumnType<string | null, string | undefined, string | null>;
  /** A member of the staff, of money that was found on a bank statement. */
  registered_by: ColumnType<string | null, string | undefined, never>;
}
interface ExtensionInvoiceTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** Which extension: the due date that it moves, by how much and at which kind of price. */
  rollover_id: string;
  type: RolloverType;
  days: number;
  commission_rate: string;
  due_date: PlainDate;
  new_due_date: PlainDate;
  new_end_date: PlainDate;
  /** What the amount is made of. */
  price: Json;
  amount_centavos: Centavos;
  payable_from: PlainDate;
  payable_until: PlainDate;
  created_at: Moment;
  /** When it was chosen; null for a draft. */
  chosen_at: Moment | null;
  /** When another one was chosen in its place. */
  replaced_at: Moment | null;
  /** The event of the payment that bought the extension. */
  payment_key: string | null;
}
interface ExtensionChargeTable {
  client_id: string;
  id: string;
  invoice_id: string;
  amount_centavos: Centavos;
  /** `sending` was handed to the provider, and nobody knows yet what became of it. */
  status: 'sending' | 'charged' | 'failed';
  cause: string | null;
  created_at: Moment;
  status_since: Moment;
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
  relationship: string;
  created_at: Moment;
}
interface PaymentCardTable {
  client_id: string;
  /** Of cards of before, which cannot be charged. */
  token_sealed: Buffer | null;
  provider_customer_id: string | null;
  provider_card_id: string | null;
  brand: string;
  last_four: string;
  updated_at: Moment;
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
  /** Null, with the loan, for the lender's own entries. */
  client_id: string | null;
  id: string;
  loan_id: string | null;
  /** Its place in the order of posting. */
  sequence: ColumnType<number, never, never>;
  kind: LedgerEntryKind;
  /** What the entry books; the same thing is never booked twice. */
  key: string;
  business_date: PlainDate;
  posted_at: Moment;
}
/** What an account held at the end of a day, by every entry up to a place in the order of posting. */
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
  /** Of the event's own kind; null where its name says all. */
  facts: ColumnType<unknown, string | null, never>;
}
interface ApprovalTable {
  id: string;
  kind: string;
  /** What it is about: of one thing, one request of a kind is open at a time. */
  subject: string;
  client_id: string | null;
  application_id: string | null;
  loan_id: string | null;
  payout_id: string | null;
  payment_id: string | null;
  payload: Json;
  /** How its subject stood when the maker saw it. */
  version: string;
  reason: string;
  maker: string;
  asked_at: Moment;
  status: ApprovalStatus;
  checker: string | null;
  decided_at: Moment | null;
  note: string | null;
}
interface StaffTaskTable {
  id: string;
  kind: StaffTaskKind;
  /** What it is about: of one thing, one task of a kind is open at a time. */
  subject: string;
  client_id: string | null;
  facts: Json;
  opened_at: Moment;
  due_at: Moment | null;
  closed_at: Moment | null;
  /** A member of the staff; null where the server closed it. */
  closed_by: string | null;
  note: string | null;
}
interface MessageTable {
  client_id: string;
  id: string;
  loan_id: string;
  /** What it is told for, such as an event of the loan; on one channel nothing is told twice. */
  key: string;
  kind: MessageKind;
  channel: MessageChannel;
  /** What it says, and in an e-mail the key that ends reminders, as sealed JSON. */
  words_sealed: Buffer;
  stop_key_hash: Buffer | null;
  stop_key_used_at: ColumnType<Date | null, never, Date>;
  /** Where it went, or would have gone; null before the first try. */
  address_masked: ColumnType<string | null, never, string>;
  state: MessageState;
  /** Why it failed, was withdrawn or is dead. */
  cause: ColumnType<MessageCause | null, never, MessageCause | null>;
  tries: ColumnType<number, never, number>;
  /** When a worker took it last, by the wall clock. */
  taken_at: ColumnType<Date | null, never, Date>;
  /** By the business clock, as all that follows. */
  queued_at: Moment;
  due_at: Moment;
  stale_at: Date | null;
  state_since: Moment;
}
interface SweepRunTable {
  name: string;
  started_at: Moment;
  duration_ms: number;
  /** How many things the last run looked at; null where it does not say. */
  seen: number | null;
  failures: Json;
  error: string | null;
  failed_in_a_row: number;
}
