import { addDays, type PlainDate } from '@lender/calculator';
import type { listCollection, Send } from '@lender/contract';
import { BUCKET_DAYS, type CollectionBucket, LOAN_STATUS } from '@lender/lending';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';

type Query = Send<typeof listCollection>['query'];
export interface LateFilter extends Pick<Query, 'bucket' | 'standing' | 'amountFrom' | 'amountTo'> {
  /** Loan whose borrower is left out, with all of their loans. */
  readonly not?: string | undefined;
}

export type Loans = SelectQueryBuilder<Database, 'loan', object>;

/** Selects loans whose oldest unpaid part was due before today. */
export const lateLoans = (tx: Tx, today: PlainDate): Loans =>
  tx.selectFrom('loan').where('loan.status', '=', LOAN_STATUS.active).where('loan.due_date', '<', today);

/** Selects the late loans that a filter chooses. */
export function filteredLoans(tx: Tx, filter: LateFilter, today: PlainDate): Loans {
  const { bucket, standing, amountFrom, amountTo, not } = filter;
  let loans = lateLoans(tx, today);
  if (bucket !== undefined) loans = inBucket(loans, bucket, today);
  if (standing !== undefined) loans = loans.where(STATUSES[standing](today));
  if (amountFrom !== undefined) loans = loans.where('loan.principal_centavos', '>=', amountFrom);
  if (amountTo !== undefined) loans = loans.where('loan.principal_centavos', '<=', amountTo);
  return not === undefined ? loans : loans.where(isOfAnother(not));
}

const isOfAnother = (loanId: string) => sql<boolean>`loan.client_id is distinct from
    (select other.client_id from loan other where other.id = ${loanId})`;

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
