import { type Kysely, sql } from 'kysely';

/** Counts how many identifiers of clients a member of staff saw on a day, and the quota that a second person added. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TASKS = `'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement',
  'cash_payout_due', 'cash_payout_unclaimed', 'receipt_unmatched', 'refund_due', 'reversal_received', 'chargeback',
  'transfer_unproven', 'hold_review', 'write_off_proposed', 'sale_fallen', 'hardship_asked', 'loan_disputed',
  'identifier_quota_reached', 'webhook_failed', 'job_failed'`;

const STATEMENTS = [
  'alter table staff_task drop constraint staff_task_kind_known',
  `alter table staff_task add constraint staff_task_kind_known check (kind in (${TASKS}))`,
  `create table identifier_use (
    staff_id uuid not null references staff_user (id),
    day date not null,
    used integer not null default 0,
    -- what a second person let them have beyond what their role has
    more integer not null default 0,
    primary key (staff_id, day),
    constraint identifier_use_counted check (used >= 0 and more >= 0))`,
];
