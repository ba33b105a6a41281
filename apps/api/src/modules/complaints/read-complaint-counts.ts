import type { PlainDate } from '@lender/calculator';
import type { countComplaints, Reply } from '@lender/contract';
import type { ComplaintOutcome } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';

interface Counted {
  /** The first day of those that count. */
  readonly from: PlainDate;
  /** The last one. */
  readonly to: PlainDate;
  /** What was not answered by this day, and should have been, is late. */
  readonly asOf: PlainDate;
}

/** How many complaints came on some days, by what they were and what became of them. */
export async function readComplaintCounts(tx: Tx, { from, to, asOf }: Counted): Promise<Reply<typeof countComplaints>> {
  // What was said last counts.
  const outcome = sql<ComplaintOutcome | null>`coalesce((select c.outcome from complaint_correction c
    where c.complaint_id = complaint.id order by c.corrected_at desc, c.id desc limit 1), complaint.outcome)`;
  const isLate = sql<boolean>`coalesce(answered_on, ${asOf}) > due_on`;
  const rows = await tx
    .selectFrom('complaint')
    .select(['kind', 'channel', outcome.as('outcome')])
    .select(({ fn }) => [fn.countAll<number>().as('complaints'), fn.countAll<number>().filterWhere(isLate).as('late')])
    .where('opened_on', '>=', from)
    .where('opened_on', '<=', to)
    .groupBy(['kind', 'channel', outcome])
    .orderBy('kind')
    .orderBy('channel')
    .orderBy(outcome)
    .execute();
  return rows.map((row) => ({ ...row, complaints: Number(row.complaints), late: Number(row.late) }));
}
