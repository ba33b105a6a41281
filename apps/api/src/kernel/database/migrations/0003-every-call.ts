import { type Kysely, sql } from 'kysely';

/**
 * Adds what the rest of the specification's calls store: places, promotions, referrals, consents, policies, second
 * factors.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // A client whom staff registered has no e-mail until the account is completed.
  'alter table client alter column email_sealed drop not null',
  `alter table client
    add column alternate_phone_sealed bytea,
    add column pay_cycle text,
    add column first_pay_date date,
    add column second_pay_date date,
    add column limit_centavos bigint check (limit_centavos >= 0),
    add column promo_code text,
    add column phone_verified_at timestamptz,
    -- a password that staff's text message brought; it works until then
    add column temporary_password_until timestamptz`,

  // Municipalities, not only the cities that have a bank plaza; fold is the name without case and accents. A former
  // city that an address still names has none. The seed fills both.
  `alter table region add column abbreviation text not null default '', add column fold text not null default ''`,
  'alter table city add column fold text',
  'create table loaded_catalogue (name text primary key, sha256 text not null, loaded_at timestamptz not null)',
  `create table district (
    id integer primary key,
    city_id integer not null references city,
    title text not null,
    fold text not null,
    postal_code text)`,
  'create index district_city on district (city_id, fold text_pattern_ops)',
  'create index district_fold on district (fold text_pattern_ops)',
  'create index district_postal_code on district (postal_code)',
  'create index city_fold on city (fold text_pattern_ops)',
  `create table ward (
    id integer primary key,
    district_id integer not null references district,
    title text not null,
    fold text not null)`,
  'create index ward_district on ward (district_id, fold text_pattern_ops)',

  `create table promo_code (
    code text primary key,
    interest_discount numeric(5,4) not null check (interest_discount between 0 and 1),
    service_fee_discount numeric(5,4) not null check (service_fee_discount between 0 and 1),
    valid_until date not null,
    max_uses integer not null check (max_uses > 0),
    uses integer not null default 0 check (uses >= 0 and uses <= max_uses),
    created_at timestamptz not null)`,
  // A client uses a promotion once.
  `create table promo_use (
    client_id uuid not null references client,
    code text not null references promo_code,
    used_at timestamptz not null,
    primary key (client_id, code))`,
  'alter table application add column promo_code text references promo_code',

  `create table referral (
    client_id uuid not null references client,
    id uuid not null,
    name text not null,
    phone_sealed bytea not null,
    phone_hash bytea not null,
    phone_last_four text not null,
    code text not null unique,
    status text not null check (status in ('invited', 'registered', 'withdrawn')),
    created_at timestamptz not null,
    primary key (client_id, id),
    unique (client_id, phone_hash))`,
  `create table additional_contact (
    client_id uuid not null references client,
    id uuid not null,
    full_name text not null,
    phone_sealed bytea not null,
    phone_hash bytea not null,
    phone_last_four text not null,
    relationship text not null,
    created_at timestamptz not null,
    primary key (client_id, id),
    unique (client_id, phone_hash))`,
  `create table geo_position (
    client_id uuid primary key references client,
    position_sealed bytea not null,
    updated_at timestamptz not null)`,
  `create table payment_card (
    client_id uuid primary key references client,
    token_sealed bytea not null,
    brand text not null,
    last_four text not null,
    updated_at timestamptz not null)`,
  // Every answer to a question about consent, never changed; the newest of a kind counts.
  'alter table consent add column granted boolean not null default true',
  'create index consent_kind on consent (client_id, kind, id)',
  `create table collector_reference (
    client_id uuid not null references client,
    id uuid not null,
    reference_number text not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (client_id, id))`,
  `create table affiliate_lead (
    id uuid primary key,
    partner text not null,
    lead_sealed bytea not null,
    created_at timestamptz not null,
    expires_at timestamptz not null)`,

  // Codes go by SMS and by e-mail, by the same rules.
  'alter table sms_code rename to one_time_code',
  'alter table one_time_code rename column phone_hash to address_hash',
  `alter table one_time_code add column channel text not null default 'sms' check (channel in ('sms', 'email'))`,
  'alter table one_time_code alter column channel drop default, drop constraint sms_code_pkey',
  'alter table one_time_code add primary key (channel, address_hash, purpose)',

  'alter table staff_user add column mfa_secret_sealed bytea, add column mfa_confirmed_at timestamptz, add column mfa_last_step bigint',

  `create table policy (
    name text not null,
    version integer not null,
    config jsonb not null,
    live_from timestamptz not null,
    primary key (name, version))`,
  // Facts that the price of a decision followed from, so that it can be calculated again; null for a person's decision.
  'alter table decision add column inputs jsonb',
  'create index decision_by_id on decision (id)',

  // A bank statement comes as several files, which belong to one application; of everything else there is one of each.
  'drop index document_current',
  `create unique index document_current on document (client_id, type) where removed_at is null and type <> 'bank_statement'`,
  // A HEIC is kept as it came; what staff and borrower look at is made from it by a job.
  'alter table document add column view_storage_key text, add column sha256 text, add column application_id uuid',
  // Files that no row names are taken away.
  'create index document_storage_key on document (storage_key)',
  'create index document_view_storage_key on document (view_storage_key) where view_storage_key is not null',
  'create index agreement_pdf_storage_key on agreement (pdf_storage_key) where pdf_storage_key is not null',
  'alter table application add column bank_statement_finished_at timestamptz',
];
