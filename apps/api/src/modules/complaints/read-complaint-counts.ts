import type { PlainDate } from '@lender/calculator';
import type { countComplaints, Reply } from '@lender/contract';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import { latestOutcome } from './latest-outcome.ts';

interface Counted {
  /** First day of the period that is counted. */
  readonly from: PlainDate;
  /** The last one. */
  readonly to: PlainDate;
  /** Complaints that should have been answered by this day, and were not, are late. */
  readonly asOf: PlainDate;
}

/** Counts the complaints received in a period, by their kind and their outcome. */
export async function readComplaintCounts(tx: Tx, { from, to, asOf }: Counted): Promise<Reply<typeof countComplaints>> {
  const isLate = sql<boolean>`coalesce(answered_on, ${asOf}) > due_on`;
  const rows = await tx
    .selectFrom('complaint')
    .select(['kind', 'channel', latestOutcome.as('outcome')])
    .select(({ fn }) => [fn.countAll<number>().as('complaints'), fn.countAll<number>().filterWhere(isLate).as('late')])
    .where('opened_on', '>=', from)
    .where('opened_on', '<=', to)
    .groupBy(['kind', 'channel', latestOutcome])
    .orderBy('kind')
    .orderBy('channel')
    .orderBy(latestOutcome)
    .execute();
  return rows.map((row) => ({ ...row, complaints: Number(row.complaints), late: Number(row.late) }));
}
