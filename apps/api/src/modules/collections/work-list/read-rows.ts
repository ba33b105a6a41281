import type { listCollection, Reply } from '@lender/contract';
import { callReason, dayIn } from '@lender/lending';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { readFullNames } from '../../clients/index.ts';
import { type LoanRecord, readLoans } from '../../loans/index.ts';
import { readStatuses } from '../contacts/read-status.ts';
import { PROMISE_COLUMNS, toMayCall, toPromise } from './to-collection-parts.ts';

type Row = Reply<typeof listCollection>['rows'][number];

/** Reads the rows of the list for loans, in their order; with as many queries as for one. */
export async function readRows(tx: Tx, records: readonly LoanRecord[], { now, today }: BusinessMoment): Promise<Row[]> {
  if (records.length === 0) return [];
  const clientIds = records.map(({ client_id }) => client_id);
  const loans = await readLoans(tx, records);
  const statuses = await readStatuses(tx, records, now);
  const names = await readFullNames(tx, clientIds);
  const lastContacts = await lastContactsOf(tx, clientIds);
  const promises = await lastPromisesOf(tx, records);
  return loans.map(({ record, positionOn }) => {
    const { daysLate, overdueCentavos, outstandingCentavos } = positionOn(today);
    const status = statuses(record);
    const { zone, agency, earlier } = status;
    const promise = promises.get(record.id);
    return {
      loanId: record.id,
      hashedId: record.hashed_id,
      clientName: names.get(record.client_id) ?? '',
      daysLate,
      reason: callReason(promise, today),
      principal: record.principal_centavos,
      overdue: overdueCentavos,
      owed: outstandingCentavos,
      mayCall: toMayCall(status, now),
      contactsToday: earlier.filter((at) => dayIn(zone, at) === dayIn(zone, now)).length,
      lastContactAt: lastContacts.get(record.client_id)?.toISOString() ?? null,
      promise: promise ?? null,
      agencyName: agency?.name ?? null,
    };
  });
}

async function lastContactsOf(tx: Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .selectFrom('collection_contact')
    .select((eb) => ['client_id', eb.fn.max('at').as('at')])
    .where('client_id', 'in', clientIds)
    .groupBy('client_id')
    .execute();
  return new Map(rows.map(({ client_id, at }) => [client_id, at]));
}

async function lastPromisesOf(tx: Tx, records: readonly LoanRecord[]) {
  const rows = await tx
    .selectFrom('payment_promise')
    .distinctOn('loan_id')
    .select(['loan_id', ...PROMISE_COLUMNS])
    .where(
      'loan_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('loan_id')
    .orderBy('made_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.loan_id, toPromise(row)]));
}
