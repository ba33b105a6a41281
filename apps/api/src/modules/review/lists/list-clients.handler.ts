import { listClients } from '@lender/contract';
import { ok } from '@lender/result';
import { implement } from '../../../implement.ts';
import { NAME_COLUMNS } from '../../clients/index.ts';
import { LENT_LOAN_STATUSES } from '../../loans/index.ts';
import { nameOf } from '../search/client-hits.ts';

/** Ids grow with time, so their order is the order of registration. */
export const listClientsHandler = implement(
  listClients,
  async ({ query: { status, before, perPage = 25 } }, { tx }) => {
    const rows = await tx
      .selectFrom('client')
      .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
      .select(['client.client_id', 'client.status', 'client.phone_last_four', 'client.created_at', ...NAME_COLUMNS])
      .select((eb) =>
        eb
          .selectFrom('loan')
          .select((loan) => loan.fn.countAll<number>().as('loans'))
          .whereRef('loan.client_id', '=', 'client.client_id')
          .where('loan.status', 'in', [...LENT_LOAN_STATUSES])
          .as('loans'),
      )
      .$if(status !== undefined, (clients) => clients.where('client.status', '=', status ?? 1))
      .$if(before !== undefined, (clients) => clients.where('client.client_id', '<', before ?? ''))
      .orderBy('client.client_id', 'desc')
      .limit(perPage)
      .execute();
    return ok(
      rows.map((row) => ({
        id: row.client_id,
        clientName: nameOf(row),
        phoneLastFour: row.phone_last_four,
        status: row.status,
        registeredAt: row.created_at.toISOString(),
        loans: Number(row.loans),
      })),
    );
  },
);
