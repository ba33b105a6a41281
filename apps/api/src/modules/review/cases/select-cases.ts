import type { listCases, Send } from '@lender/contract';
import { ACTIVE_APPLICATION_STATUSES } from '@lender/lending';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { MANUAL_STATUSES } from './case-deadline.policy.ts';
import type { CasePlace } from './case-place.policy.ts';

export type CaseFilter = Send<typeof listCases>['query'];
type Cases = ExpressionBuilder<Database, 'application'>;

interface Asking {
  readonly filter: CaseFilter;
  readonly staffId: string;
  readonly now: Date;
}

const HOUR_MS = 3_600_000;
const QUEUE_STATUSES = { manual: MANUAL_STATUSES, open: ACTIVE_APPLICATION_STATUSES } as const;
const COLUMNS = {
  due: 'application.status_since',
  age: 'application.created_at',
  amount: 'application.desired_centavos',
} as const;

/** Selects the cases of a queue that fit its filters. */
export const casesIn = (tx: Tx, asking: Asking) =>
  tx.selectFrom('application').where((eb) => eb.and([...ownFilters(eb, asking), ...filtersBeside(eb, asking)]));

/** Filters on the application itself. */
function ownFilters(eb: Cases, { filter, now }: Asking) {
  const { queue = 'manual', status, amountFrom, amountTo, waitingHours } = filter;
  return [
    ...(queue === 'all' ? [] : [eb('application.status', 'in', [...QUEUE_STATUSES[queue]])]),
    ...(status === undefined ? [] : [eb('application.status', '=', status)]),
    ...(amountFrom === undefined ? [] : [eb('application.desired_centavos', '>=', amountFrom)]),
    ...(amountTo === undefined ? [] : [eb('application.desired_centavos', '<=', amountTo)]),
    ...(waitingHours === undefined
      ? []
      : [eb('application.status_since', '<=', new Date(now.getTime() - waitingHours * HOUR_MS))]),
  ];
}

/** Filters on related rows: its holder, its client's account and loans. */
function filtersBeside(eb: Cases, { filter, staffId }: Asking) {
  const { assignee, borrower, bank } = filter;
  const held = eb
    .selectFrom('case_assignment')
    .select('staff_id')
    .whereRef('case_assignment.client_id', '=', 'application.client_id')
    .whereRef('case_assignment.application_id', '=', 'application.id');
  const accounts = eb
    .selectFrom('bank_account')
    .select('bank_code')
    .whereRef('client_id', '=', 'application.client_id');
  return [
    ...(assignee === 'nobody' ? [eb.not(eb.exists(held))] : []),
    ...(assignee === 'me' ? [eb.exists(held.where('staff_id', '=', staffId))] : []),
    ...(assignee === 'others' ? [eb.exists(held.where('staff_id', '!=', staffId))] : []),
    ...(borrower === 'repeat' ? [hadLoan(eb)] : []),
    ...(borrower === 'first' ? [eb.not(hadLoan(eb))] : []),
    ...(bank === undefined ? [] : [eb.exists(accounts.where('bank_code', '=', bank))]),
  ];
}

/** Tells whether a loan was paid out to the client before this application. */
export const hadLoan = (eb: Cases) =>
  eb.exists(
    eb
      .selectFrom('loan')
      .select('loan.id')
      .whereRef('loan.client_id', '=', 'application.client_id')
      .whereRef('loan.created_at', '<', 'application.created_at')
      .where('loan.start_date', 'is not', null),
  );

/** Returns the order of a queue, and the start of its page. */
export function orderOf({ queue = 'manual', sort = 'due', order }: CaseFilter, place: CasePlace | undefined) {
  const column = COLUMNS[sort];
  // The longest-waiting case comes first; in the list of all cases, the newest.
  const isAscending = (order ?? (queue === 'all' ? 'descending' : 'ascending')) === 'ascending';
  const isForwards = isAscending === (place?.way !== 'before');
  const direction = isForwards ? ('asc' as const) : ('desc' as const);
  return { column, direction, key: keyOf(sort), beyond: place && beyond(place, { sort, isForwards }) };
}

const keyOf = (sort: keyof typeof COLUMNS) =>
  sort === 'amount'
    ? sql<string>`application.desired_centavos::text`
    : sql<string>`(extract(epoch from ${sql.ref(COLUMNS[sort])}) * 1000000)::bigint::text`;

function beyond({ key, id }: CasePlace, by: { readonly sort: keyof typeof COLUMNS; readonly isForwards: boolean }) {
  const value =
    by.sort === 'amount' ? sql`${key}::bigint` : sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;
  const column = sql.ref(COLUMNS[by.sort]);
  const row = sql`(${column}, application.id)`;
  return by.isForwards
    ? sql<boolean>`${row} > (${value}, ${id}::uuid)`
    : sql<boolean>`${row} < (${value}, ${id}::uuid)`;
}
