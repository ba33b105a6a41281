import { type Kysely, sql } from 'kysely';

/** Complaints have a folio, a deadline and one answer. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table complaint (
    id uuid primary key,
    folio text not null unique,
    kind text not null constraint complaint_kind_known check (kind in ('inquiry', 'claim', 'clarification')),
    channel text not null constraint complaint_channel_known check (channel in
      ('phone', 'email', 'letter', 'in_person', 'authority')),
    person_name text not null,
    client_id uuid references client (client_id),
    application_id uuid,
    loan_id uuid,
    text text not null,
    opened_at timestamptz not null,
    opened_on date not null,
    opened_by uuid not null references staff_user (id),
    due_on date not null,
    extended_at timestamptz,
    extended_by uuid references staff_user (id),
    extension_reason text,
    outcome text constraint complaint_outcome_known check (outcome in ('in_favour', 'in_part', 'against', 'informed')),
    answer text,
    answered_at timestamptz,
    answered_on date,
    answered_by uuid references staff_user (id),
    constraint complaint_answered_whole check (num_nulls(outcome, answer, answered_at, answered_on, answered_by) in (0, 5)),
    constraint complaint_extended_whole check (num_nulls(extended_at, extended_by, extension_reason) in (0, 3)))`,
  'create index complaint_open on complaint (due_on, id) where answered_at is null',
  'create index complaint_answered on complaint (answered_on, id) where answered_at is not null',
  'create index complaint_opened_on on complaint (opened_on)',
  'create index complaint_of_client on complaint (client_id) where client_id is not null',
];
