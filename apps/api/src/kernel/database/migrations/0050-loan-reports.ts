import { type Kysely, sql } from 'kysely';

/** A borrower says that a loan cannot be paid, or was not asked for: a person looks at it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const TASKS = `'payout_refused', 'payout_returned', 'payout_stuck', 'payout_returned_after_settlement',
  'cash_payout_due', 'cash_payout_unclaimed', 'receipt_unmatched', 'refund_due', 'reversal_received', 'chargeback',
  'transfer_unproven', 'hold_review', 'write_off_proposed', 'sale_fallen', 'hardship_asked', 'loan_disputed',
  'job_failed'`;

const STATEMENTS = [
  'alter table staff_task drop constraint staff_task_kind_known',
  `alter table staff_task add constraint staff_task_kind_known check (kind in (${TASKS}))`,
  // Reports about a loan that are open are looked up by the loan.
  `create index staff_task_report on staff_task (subject) where kind in ('hardship_asked', 'loan_disputed')`,
];
