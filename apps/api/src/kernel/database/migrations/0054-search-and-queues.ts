import { type Kysely, sql } from 'kysely';

/**
 * Makes a client findable at once by any known identifier, queues readable in their own order, and gives cases holders.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...NAMES, ...IDENTIFIERS, ...QUEUES, ...WORK]) await sql.raw(statement).execute(db);
}

const NAMES = [
  // As `normaliseName` writes a name: small letters, no accents.
  `create function folded_name(name text) returns text language sql immutable strict parallel safe
   return regexp_replace(lower(normalize(name, NFD)), '[\\u0300-\\u036f]', '', 'g')`,
  // A name begins with a given name or with a surname, and many leave out the second of either. "C" compares bytes,
  // so that names with the same beginning are adjacent.
  `create index client_details_given_name on client_details
    (folded_name(first_name || coalesce(' ' || middle_name, '') || ' ' || last_name || coalesce(' ' || second_last_name, '')) collate "C", client_id)`,
  `create index client_details_surname on client_details
    (folded_name(last_name || coalesce(' ' || second_last_name, '') || ' ' || first_name || coalesce(' ' || middle_name, '')) collate "C", client_id)`,
  `create index client_details_short_name on client_details
    (folded_name(first_name || ' ' || last_name || coalesce(' ' || second_last_name, '')) collate "C", client_id) where middle_name is not null`,
  `create index client_details_first_surname on client_details
    (folded_name(last_name || ' ' || first_name) collate "C", client_id) where second_last_name is not null`,
  // No code read it.
  'drop index client_details_last_name',
];

const IDENTIFIERS = [
  'create index client_phone_last_four on client (phone_last_four, client_id)',
  'create index bank_account_last_four on bank_account (last_four, client_id)',
  'create index payment_card_last_four on payment_card (last_four, client_id)',
  'create index application_hashed_id on application (hashed_id)',
  'create index loan_hashed_id on loan (hashed_id)',
  'create index payment_reference_reference on payment_reference (reference) where reference is not null',
  'create index payment_reference_own_clabe on payment_reference (clabe) where clabe is not null',
  'create index payout_tracking_key on payout (tracking_key) where tracking_key is not null',
  'create index transfer_claim_tracking_key on transfer_claim (tracking_key)',
];

const QUEUES = [
  'create index application_by_wait on application (status_since, id)',
  'create index application_by_age on application (created_at, id)',
  'create index application_by_amount on application (desired_centavos, id)',
  `create index application_open_by_wait on application (status_since, id) where status in (1, 2, 3, 7, 13, 14, 17, 18, 401)`,
  `create index application_manual_by_wait on application (status_since, id) where status in (14, 401)`,
];

const WORK = [
  `create table case_assignment (
    client_id uuid not null,
    application_id uuid not null,
    staff_id uuid not null references staff_user,
    -- whoever gave it; one's own id where it was taken
    assigned_by uuid not null references staff_user,
    assigned_at timestamptz not null,
    primary key (client_id, application_id),
    foreign key (client_id, application_id) references application)`,
  'create index case_assignment_staff on case_assignment (staff_id, application_id)',
  `create table saved_view (
    id uuid primary key,
    staff_id uuid not null references staff_user,
    screen text not null constraint saved_view_screen_known check (screen in ('queue')),
    name text not null,
    address text not null,
    is_shared boolean not null,
    saved_at timestamptz not null,
    unique (staff_id, screen, name))`,
  'create index saved_view_shared on saved_view (screen, name) where is_shared',
];
