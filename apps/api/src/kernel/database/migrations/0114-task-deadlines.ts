import { type Kysely, sql } from 'kysely';

/**
 * Gives a deadline to the open tasks that have none, counted from the moment at which each was opened, and an index by
 * deadline: open tasks are listed in that order. Closed tasks keep what they had.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`update staff_task set due_at = opened_at + make_interval(hours => case
      when kind in ('payout_refused', 'payout_returned', 'payout_stuck', 'cash_payout_due', 'job_failed') then 4
      when kind in ('sale_fallen', 'hardship_asked') then 48
      when kind in ('refund_due', 'chargeback') then 72
      when kind = 'write_off_proposed' then 168
      else 24 end)
    where closed_at is null and due_at is null`.execute(db);
  await sql`create index staff_task_by_due on staff_task (due_at, opened_at) where closed_at is null`.execute(db);
}
