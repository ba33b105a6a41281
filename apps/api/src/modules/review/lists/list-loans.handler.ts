import { listLoans } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { NAME_COLUMNS } from '../../clients/index.ts';
import { LENT_LOAN_STATUSES, readLoans } from '../../loans/index.ts';
import { nameOf } from '../search/client-hits.ts';

/** Ids grow with time, so their order is the order of the loans. */
export const listLoansHandler = implement(
  listLoans,
  async ({ query: { status, before, perPage = 25 } }, { tx, services }) => {
    const { today } = await services.clock.business(tx);
    const records = await tx
      .selectFrom('loan')
      .selectAll()
      .where('status', 'in', [...LENT_LOAN_STATUSES])
      .$if(status !== undefined, (loans) => loans.where('status', '=', status ?? 4))
      .$if(before !== undefined, (loans) => loans.where('id', '<', before ?? ''))
      .orderBy('id', 'desc')
      .limit(perPage)
      .execute();
    const names = await namesOf(
      tx,
      records.map(({ client_id }) => client_id),
    );
    const loans = await readLoans(tx, records);
    return ok(
      loans.map(({ record, offer, positionOn }) => {
        const { outstandingCentavos, daysLate, nextDue } = positionOn(today);
        return {
          ...{ id: record.id, hashedId: record.hashed_id, clientId: record.client_id, status: record.status },
          clientName: names.get(record.client_id) ?? '',
          principal: offer.principalCentavos,
          outstanding: outstandingCentavos,
          ...{ daysLate, dueDate: nextDue?.date ?? null, startDate: record.start_date },
        };
      }),
    );
  },
);

async function namesOf(tx: Tx, clientIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (clientIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('client_details')
    .select(['client_id', ...NAME_COLUMNS])
    .where('client_id', 'in', clientIds)
    .execute();
  return new Map(rows.map((row) => [row.client_id, nameOf(row)]));
}
