import type { PlainDate } from '@lender/calculator';
import type { CollectionSort } from '@lender/contract';
import { CALL_REASONS, type CallReason } from '@lender/lending';
import { type RawBuilder, sql } from 'kysely';
import type { Loans } from './late-loans.ts';

/** Key of a late loan in an order; of two loans the one with the smaller key comes first. */
type SortKey = (today: PlainDate) => RawBuilder<string>;

/** Number of days that is later than any due date, and larger than any place in the order of reasons. */
const ALL_DAYS = 1_000_000;

const rankOf = (reason: CallReason): number => CALL_REASONS.indexOf(reason);

/** Place of the reason for the call, as `callReason` has it, by the last promise. */
const rank = (today: PlainDate) => sql<number>`coalesce((
    select case
      when promise.state = 'broken' then ${rankOf('promise_broken')}::bigint
      when promise.state <> 'open' then ${rankOf('late')}::bigint
      when promise.promised_on <= ${today} then ${rankOf('promise_due')}::bigint
      else ${rankOf('promise_later')}::bigint end
    from payment_promise promise where promise.loan_id = loan.id order by promise.made_at desc limit 1
  ), ${rankOf('late')}::bigint)`;

/** True where a collector tried to reach the borrower today: those who were not tried come first. */
const isTriedToday = (today: PlainDate) => sql<boolean>`exists (
    select from collection_contact contact where contact.client_id = loan.client_id
      and contact.channel <> 'incoming_call'
      and (contact.at at time zone 'America/Mexico_City')::date = ${today}::date)`;

const dueDays = sql<number>`(loan.due_date - date '2000-01-01')`;

const KEYS: Readonly<Record<CollectionSort, SortKey>> = {
  days: () => sql<string>`loan.due_date`,
  priority: (
    today,
  ) => sql<string>`((${rank(today)} + case when ${isTriedToday(today)} then ${CALL_REASONS.length}::bigint
      else 0 end) * ${ALL_DAYS}::bigint + ${dueDays})`,
  amount: () => sql<string>`(- loan.principal_centavos)`,
  promise: () => sql<string>`coalesce((select promise.promised_on - date '2000-01-01' from payment_promise promise
      where promise.loan_id = loan.id and promise.state = 'open'), ${ALL_DAYS}::bigint)::bigint`,
};

const TYPES: Readonly<Record<CollectionSort, RawBuilder<unknown>>> = {
  days: sql`date`,
  priority: sql`bigint`,
  amount: sql`bigint`,
  promise: sql`bigint`,
};

/** Puts late loans in an order, each with its key. */
export const sortedLoans = (loans: Loans, sort: CollectionSort, today: PlainDate) =>
  loans
    .selectAll('loan')
    .select(sql<string>`${KEYS[sort](today)}::text`.as('sortKey'))
    .orderBy(KEYS[sort](today))
    .orderBy('loan.id');

/** Selects the loans that come after a place in an order; all of them where the place is of another order. */
export function loansAfter(loans: Loans, place: string, { sort, today }: { sort: CollectionSort; today: PlainDate }) {
  const [key = '', id = ''] = place.split('.');
  if (/^\d{4}-/.test(key) !== (sort === 'days')) return loans;
  return loans.where(sql<boolean>`(${KEYS[sort](today)}, loan.id) > (${key}::${TYPES[sort]}, ${id}::uuid)`);
}
