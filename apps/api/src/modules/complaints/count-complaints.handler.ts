import { addMonthsClamped, plainDate } from '@lender/calculator';
import { countComplaints } from '@lender/contract';
import { ok } from '@lender/money';
import { sql } from 'kysely';
import { implement } from '../../implement.ts';

export const countComplaintsHandler = implement(countComplaints, async ({ query: { month } }, { tx, services }) => {
  const { today } = await services.clock.business(tx);
  const first = plainDate(`${month}-01`);
  const isLate = sql<boolean>`coalesce(answered_on, ${today}) > due_on`;
  const rows = await tx
    .selectFrom('complaint')
    .select(['kind', 'channel', 'outcome'])
    .select(({ fn }) => [fn.countAll<number>().as('complaints'), fn.countAll<number>().filterWhere(isLate).as('late')])
    .where('opened_on', '>=', first)
    .where('opened_on', '<', addMonthsClamped(first, 1))
    .groupBy(['kind', 'channel', 'outcome'])
    .orderBy('kind')
    .orderBy('channel')
    .orderBy('outcome')
    .execute();
  return ok(rows.map((row) => ({ ...row, complaints: Number(row.complaints), late: Number(row.late) })));
});
