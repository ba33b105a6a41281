import { type Kysely, sql } from 'kysely';

/** Adds notifications of other systems: the address, the content, and the result of each try. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TASKS = `'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement',
  'cash_payout_due', 'cash_payout_unclaimed', 'receipt_unmatched', 'refund_due', 'reversal_received', 'chargeback',
  'transfer_unproven', 'hold_review', 'write_off_proposed', 'sale_fallen', 'hardship_asked', 'loan_disputed',
  'webhook_failed', 'job_failed'`;

const STATEMENTS = [
  'alter table staff_task drop constraint staff_task_kind_known',
  `alter table staff_task add constraint staff_task_kind_known check (kind in (${TASKS}))`,
  `create table webhook (
    id uuid primary key,
    url text not null,
    name text not null,
    events text[] not null,
    state text not null constraint webhook_state_known check (state in ('active', 'paused', 'disabled')),
    secret_sealed bytea not null,
    -- signs beside the new one for a while
    old_secret_sealed bytea,
    old_secret_until timestamptz,
    created_at timestamptz not null,
    created_by uuid not null references staff_user (id),
    last_delivered_at timestamptz,
    failing_since timestamptz,
    constraint webhook_old_secret_whole check ((old_secret_sealed is null) = (old_secret_until is null)))`,
  `create table webhook_event (
    id uuid primary key,
    sequence integer generated always as identity,
    type text not null,
    -- as text, so that every try sends the same bytes
    data text not null,
    occurred_at timestamptz not null,
    created_at timestamptz not null)`,
  'create index webhook_event_created on webhook_event (created_at)',
  `create table webhook_delivery (
    id uuid primary key,
    webhook_id uuid not null references webhook (id) on delete cascade,
    event_id uuid not null references webhook_event (id) on delete cascade,
    state text not null constraint webhook_delivery_state_known check (state in ('waiting', 'delivered', 'failed')),
    tries integer not null default 0,
    next_at timestamptz not null,
    created_at timestamptz not null,
    last_status integer,
    last_trouble text constraint webhook_delivery_trouble_known
      check (last_trouble in ('timeout', 'unreachable', 'address_refused')),
    unique (event_id, webhook_id))`,
  'create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id)',
  `create index webhook_delivery_due on webhook_delivery (next_at) where state = 'waiting'`,
  `create table webhook_attempt (
    id uuid primary key,
    delivery_id uuid not null references webhook_delivery (id) on delete cascade,
    at timestamptz not null,
    duration_ms integer not null,
    status integer,
    trouble text constraint webhook_attempt_trouble_known
      check (trouble in ('timeout', 'unreachable', 'address_refused')),
    -- how the answer begins
    answer text,
    constraint webhook_attempt_came_to_one check (num_nulls(status, trouble) = 1))`,
  'create index webhook_attempt_of_delivery on webhook_attempt (delivery_id, id)',
];
