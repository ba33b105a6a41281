import type { listCollection, Reply } from '@lender/contract';
import { dayIn } from '@lender/lending';
import type { BusinessMoment } from '../../../kernel/clock.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { fullNameOf } from '../../clients/index.ts';
import { type LoanRecord, readLoans, type ServicedLoan } from '../../loans/index.ts';
import { readStanding } from '../contacts/read-standing.ts';
import { PROMISE_COLUMNS, toMayCall, toPromise } from './to-collection-parts.ts';

type Row = Reply<typeof listCollection>['rows'][number];

/** What the list shows of loans, in their order. */
export async function readRows(tx: Tx, records: readonly LoanRecord[], moment: BusinessMoment): Promise<Row[]> {
  const rows: Row[] = [];
  // One connection answers one question at a time.
  for (const loan of await readLoans(tx, records)) rows.push(await readRow(tx, loan, moment));
  return rows;
}

async function readRow(tx: Tx, { record, positionOn }: ServicedLoan, { now, today }: BusinessMoment): Promise<Row> {
  const { daysLate, overdueCentavos, outstandingCentavos } = positionOn(today);
  const standing = await readStanding(tx, record, now);
  const { zone, agency } = standing;
  const last = await tx
    .selectFrom('collection_contact')
    .select('at')
    .where('client_id', '=', record.client_id)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const promised = await tx
    .selectFrom('payment_promise')
    .select(PROMISE_COLUMNS)
    .where('loan_id', '=', record.id)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    loanId: record.id,
    hashedId: record.hashed_id,
    clientName: await fullNameOf(tx, record.client_id),
    daysLate,
    overdue: overdueCentavos,
    owed: outstandingCentavos,
    mayCall: toMayCall(standing, now),
    contactsToday: standing.earlier.filter((at) => dayIn(zone, at) === dayIn(zone, now)).length,
    lastContactAt: last?.at.toISOString() ?? null,
    promise: promised ? toPromise(promised) : null,
    agencyName: agency?.name ?? null,
  };
}
