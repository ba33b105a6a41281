import { type Kysely, sql } from 'kysely';

/**
 * Legal texts have versions that two people publish, an agreement keeps which ones it was signed with, and everything
 * that anybody accepts leaves the same evidence. Of what was accepted before, only what was kept then is known.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Version 1 comes with the program and has no publisher.
  `create table legal_text (
    kind text not null,
    version integer not null constraint legal_text_version_positive check (version > 0),
    body text not null,
    sha256 text not null constraint legal_text_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
    -- its number in the registry of adhesion contracts, where it has one
    registration text,
    live_from timestamptz not null,
    published_at timestamptz not null,
    made_by uuid references staff_user (id),
    approved_by uuid references staff_user (id),
    reason text,
    primary key (kind, version),
    constraint legal_text_by_two check (version = 1 or num_nulls(made_by, approved_by, reason) = 0),
    constraint legal_text_not_alone check (made_by is distinct from approved_by or made_by is null))`,
  `create trigger legal_text_is_final before update or delete or truncate on legal_text
    for each statement execute function refuse_change()`,
  `alter table agreement
    add column agreement_version integer,
    add column cover_version integer,
    add constraint agreement_wording_whole check (num_nulls(agreement_version, cover_version) in (0, 2))`,
  `create table acceptance (
    client_id uuid not null references client,
    -- of the agreement, the mandate or the answer that it proves
    id uuid not null,
    kind text not null,
    -- null of what was accepted before versions were kept
    version integer,
    -- of the very bytes or words that were accepted; null where they were not kept
    document_sha256 text,
    application_id uuid,
    accepted_at timestamptz not null,
    method text not null constraint acceptance_method_known check (method in ('click', 'sms_code')),
    request_id text,
    device text,
    address_sealed bytea,
    code jsonb,
    primary key (client_id, id))`,
  'create index acceptance_by_kind on acceptance (kind, id)',
  `insert into acceptance (client_id, id, kind, document_sha256, application_id, accepted_at, method, request_id, code)
    select client_id, id, 'loan_agreement', pdf_sha256, application_id, signed_at, 'sms_code', evidence ->> 'requestId',
      jsonb_build_object('phoneLastFour', evidence ->> 'phoneLastFour')
    from agreement where signed_at is not null`,
  `insert into acceptance (client_id, id, kind, document_sha256, accepted_at, method, device)
    select client_id, id, kind, text_hash, accepted_at, 'click', device from consent where granted`,
  `insert into acceptance (client_id, id, kind, document_sha256, accepted_at, method, device)
    select client_id, id, 'direct_debit', text_hash, accepted_at, 'click', device from mandate`,
  // Only the origin is ever forgotten; what was accepted stays as it is.
  `create function forget_origin_only() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' and new.device is null and new.address_sealed is null
      and (to_jsonb(new) - 'device' - 'address_sealed') = (to_jsonb(old) - 'device' - 'address_sealed') then
      return new;
    end if;
    raise exception 'an acceptance does not change' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger acceptance_is_final before update or delete on acceptance
    for each row execute function forget_origin_only()`,
  // Subject of a file, where it is not of a span of days.
  'alter table export_file add column loan_id uuid',
  'alter table export_file drop constraint export_file_source_known',
  `alter table export_file add constraint export_file_source_known
    check (source in
      ('funnel', 'rules', 'vintages', 'rolls', 'cash', 'productivity', 'collection', 'cat', 'cases', 'loans', 'audit',
      'regulator', 'evidence'))`,
];
