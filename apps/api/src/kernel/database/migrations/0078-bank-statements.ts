import { type Kysely, sql } from 'kysely';

/** Adds the statement of the lender's own bank, line by line, and the part of the books that each line belongs to. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const REASONS = `'no_reference', 'amount_differs', 'possible_duplicate', 'wrong_account', 'settlement_unknown',
  'loan_not_payable', 'several_loans', 'another_asked', 'return_not_told', 'unknown_debit', 'registration_refused'`;

const STATEMENTS = [
  `create table bank_statement (
    id uuid primary key,
    account text not null check (account ~ '^[0-9]{4}$'),
    name text not null,
    imported_at timestamptz not null,
    imported_by uuid not null references staff_user (id),
    first_on date not null,
    last_on date not null,
    opening_centavos bigint not null,
    closing_centavos bigint not null,
    line_count integer not null,
    fresh_count integer not null,
    has_gap boolean not null)`,
  `create table bank_line (
    id uuid primary key,
    statement_id uuid not null references bank_statement (id),
    line_number integer not null,
    identity text not null unique,
    booked_on date not null,
    amount_centavos bigint not null check (amount_centavos <> 0),
    balance_centavos bigint not null,
    reference text,
    tracking_key text,
    description_sealed bytea not null,
    state text not null constraint bank_line_state_known check (state in ('exception', 'asked', 'matched', 'aside')),
    kind text constraint bank_line_kind_known
      check (kind in ('settlement', 'payment', 'receipt', 'payout', 'payout_return')),
    match_ref text unique,
    reason text constraint bank_line_reason_known check (reason in (${REASONS})),
    approval_id uuid references approval (id),
    is_automatic boolean not null,
    decided_by uuid references staff_user (id),
    decided_at timestamptz,
    note text,
    constraint bank_line_match_whole check (num_nulls(kind, match_ref) = case when state in ('asked', 'matched') then 0 else 2 end),
    constraint bank_line_asked_of check ((state = 'asked') = (approval_id is not null)),
    constraint bank_line_says_why check ((state = 'exception') = (reason is not null)),
    constraint bank_line_aside_says_why check ((state = 'aside') = (note is not null)))`,
  'create index bank_line_by_day on bank_line (booked_on desc, id desc)',
  `create index bank_line_open on bank_line (booked_on desc, id desc) where state in ('exception', 'asked')`,
  'create index bank_line_of_statement on bank_line (statement_id)',
];
