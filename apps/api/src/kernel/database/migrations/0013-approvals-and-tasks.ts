import { type Kysely, sql } from 'kysely';

/**
 * Adds approvals (one member of staff asks, another one decides), tasks that wait for a person, and the results of
 * sweeps.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table approval (
    id uuid primary key,
    kind text not null,
    subject text not null,
    client_id uuid,
    application_id uuid,
    loan_id uuid,
    payout_id uuid,
    payment_id uuid,
    payload jsonb not null,
    version text not null,
    reason text not null,
    maker uuid not null,
    asked_at timestamptz not null,
    status text not null constraint approval_status_known check (status in ('open', 'done', 'rejected', 'stale')),
    checker uuid,
    decided_at timestamptz,
    note text,
    constraint approval_four_eyes check (status <> 'done' or checker <> maker),
    constraint approval_decided check ((status = 'open') = (decided_at is null)))`,
  `create unique index approval_open on approval (kind, subject) where status = 'open'`,
  'create index approval_by_status on approval (status, asked_at)',

  `create table staff_task (
    id uuid primary key,
    kind text not null constraint staff_task_kind_known check (kind in (
      'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement', 'receipt_unmatched',
      'refund_due', 'reversal_received', 'chargeback', 'hold_review', 'write_off_proposed', 'job_failed')),
    subject text not null,
    client_id uuid,
    facts jsonb not null,
    opened_at timestamptz not null,
    due_at timestamptz,
    closed_at timestamptz,
    closed_by uuid,
    note text)`,
  'create unique index staff_task_open on staff_task (kind, subject) where closed_at is null',
  'create index staff_task_by_age on staff_task (opened_at) where closed_at is null',
  'create index staff_task_closed on staff_task (closed_at) where closed_at is not null',

  `create table sweep_run (
    name text primary key,
    started_at timestamptz not null,
    duration_ms integer not null,
    seen integer,
    failures jsonb not null,
    error text,
    failed_in_a_row integer not null)`,
];
