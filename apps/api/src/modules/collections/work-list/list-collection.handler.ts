import { addDays, type PlainDate } from '@lender/calculator';
import { listCollection, type Reply, type Send } from '@lender/contract';
import { BUCKET_DAYS, COLLECTION_BUCKETS, type CollectionBucket } from '@lender/lending';
import { ok } from '@lender/result';
import { sql } from 'kysely';
import { implement } from '../../../implement.ts';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { type Loans, lateLoans } from './late-loans.ts';
import { readRows } from './read-rows.ts';

type Query = Send<typeof listCollection>['query'];
type Listing = Reply<typeof listCollection>;

export const listCollectionHandler = implement(listCollection, async ({ query }, { tx, services }) => {
  const moment = await services.clock.business(tx);
  const { perPage = 25 } = query;
  const records = await askedLoans(tx, query, moment.today)
    .selectAll('loan')
    .orderBy('loan.due_date')
    .orderBy('loan.id')
    .limit(perPage + 1)
    .execute();
  const shown = records.slice(0, perPage);
  const last = records.length > perPage ? shown.at(-1) : undefined;
  return ok({
    now: moment.now.toISOString(),
    buckets: await countBuckets(tx, moment),
    rows: await readRows(tx, shown, moment),
    next: last ? `${last.due_date}.${last.id}` : null,
  });
});

function askedLoans(tx: Tx, { bucket, standing: status, after }: Query, today: PlainDate): Loans {
  const [afterDay, afterId] = after?.split('.') ?? [];
  return lateLoans(tx, today)
    .$if(bucket !== undefined, (loans) => inBucket(loans, bucket ?? '1-3', today))
    .$if(status !== undefined, (loans) => loans.where(STATUSES[status ?? 'stopped'](today)))
    .$if(after !== undefined, (loans) =>
      loans.where(sql<boolean>`(loan.due_date, loan.id) > (${afterDay}::date, ${afterId}::uuid)`),
    );
}

function inBucket(loans: Loans, bucket: CollectionBucket, today: PlainDate): Loans {
  const { from, to } = BUCKET_DAYS[bucket];
  const due = loans.where('loan.due_date', '<=', addDays(today, -from));
  return Number.isFinite(to) ? due.where('loan.due_date', '>=', addDays(today, -to)) : due;
}

const STATUSES: Readonly<
  Record<NonNullable<Query['standing']>, (today: PlainDate) => ReturnType<typeof sql<boolean>>>
> = {
  promise_due: (today) => sql<boolean>`exists (select from payment_promise promise where promise.loan_id = loan.id
      and promise.state = 'open' and promise.promised_on <= ${today})`,
  // Of several promises the last one counts.
  promise_broken: () => sql<boolean>`(select promise.state = 'broken' from payment_promise promise
      where promise.loan_id = loan.id order by promise.made_at desc limit 1)`,
  stopped: () => sql<boolean>`exists (select from collection_stop stop where stop.client_id = loan.client_id)`,
  agency: () => sql<boolean>`exists (select from collection_assignment given where given.loan_id = loan.id)`,
};

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
