import type { PayCycle, PlainDate } from '@lender/calculator';
import type { BlockKind, ConsentKind, Relationship } from '@lender/contract';
import type { ClientStatus } from '@lender/lending';
import type { Centavos } from '@lender/money';
import type { ColumnType } from 'kysely';
import type { Moment } from '../../kernel/database/schema.ts';

/** Tables that only `clients` writes. */
export interface ClientsTables {
  client: ClientTable;
  identity_claim: IdentityClaimTable;
  blocked_identifier: BlockedIdentifierTable;
  identifier_holder: IdentifierHolderTable;
  refused_curp: { client_id: string; keyed_hash: Buffer; refused_at: Moment };
  client_details: ClientDetailsTable;
  employment: EmploymentTable;
  address: AddressTable;
  reference_contact: ReferenceContactTable;
  bank_account: BankAccountTable;
  consent: ConsentTable;
  consent_text: { hash: string; kind: string; version: string; body: string };
  region: { id: number; title: string; abbreviation: string; fold: string };
  city: { id: number; region_id: number; title: string; fold: string | null };
  district: { id: number; city_id: number; title: string; fold: string; postal_code: string | null };
  ward: { id: number; district_id: number; title: string; fold: string };
  referral: ReferralTable;
  additional_contact: AdditionalContactTable;
  collector_reference: CollectorReferenceTable;
  affiliate_lead: { id: string; partner: string; lead_sealed: Buffer; created_at: Moment; expires_at: Moment };
  /** Banks that were enabled before lists had versions. */
  enabled_bank: { code: string };
  bank_list: BankListTable;
  loaded_catalogue: { name: string; sha256: string; loaded_at: Moment };
  classification: { kind: string; key: string; parent_key: string | null; title: string; position: number };
}

interface BankListTable {
  version: number;
  codes: string[];
  live_from: Moment;
  /** Null where it came with the program. */
  made_by: string | null;
  reason: string | null;
}

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

interface CollectorReferenceTable {
  client_id: string;
  id: string;
  reference_number: string;
  created_at: Moment;
  expires_at: Moment;
}
