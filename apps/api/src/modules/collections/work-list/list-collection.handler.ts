import { addDays } from '@lender/calculator';
import { listCollection, type Reply } from '@lender/contract';
import { BUCKET_DAYS, COLLECTION_BUCKETS } from '@lender/lending';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { filteredLoans, lateLoans } from './late-loans.ts';
import { readRows } from './read-rows.ts';
import { loansAfter, sortedLoans } from './sort-loans.ts';

type Listing = Reply<typeof listCollection>;

export const listCollectionHandler = implement(listCollection, async ({ query }, { tx, services }) => {
  const moment = await services.clock.business(tx);
  const { today } = moment;
  const { perPage = 25, sort = 'days', after, ...filter } = query;
  const chosen = filteredLoans(tx, filter, today);
  const loans = after === undefined ? chosen : loansAfter(chosen, after, { sort, today });
  const records = await sortedLoans(loans, sort, today)
    .limit(perPage + 1)
    .execute();
  const shown = records.slice(0, perPage);
  const last = records.length > perPage ? shown.at(-1) : undefined;
  return ok({
    now: moment.now.toISOString(),
    buckets: await countBuckets(tx, moment),
    rows: await readRows(tx, shown, moment),
    next: last ? `${last.sortKey}.${last.id}` : null,
  });
});

/** Counts the loans in each bucket, in one query over the late ones. */
async function countBuckets(tx: Tx, { today }: BusinessMoment): Promise<Listing['buckets']> {
  const counted = await lateLoans(tx, today)
    .select((eb) =>
      COLLECTION_BUCKETS.map((bucket) => {
        const { from, to } = BUCKET_DAYS[bucket];
        const isDue = eb('loan.due_date', '<=', addDays(today, -from));
        const isIn = Number.isFinite(to) ? eb.and([isDue, eb('loan.due_date', '>=', addDays(today, -to))]) : isDue;
        return eb.fn.countAll<number>().filterWhere(isIn).as(bucket);
      }),
    )
    .executeTakeFirstOrThrow();
  const counts: Readonly<Record<string, number>> = counted;
  return COLLECTION_BUCKETS.map((bucket) => ({ bucket, loans: Number(counts[bucket] ?? 0) }));
}
