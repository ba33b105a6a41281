import type { listAgencies, Reply } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';

/** Selects agencies, with the number of loans of each. */
export const selectAgencies = (tx: Tx) =>
  tx
    .selectFrom('collection_agency')
    .select(['id', 'name', 'redeco_number', 'changed_at'])
    .select((eb) =>
      eb
        .selectFrom('collection_assignment')
        .whereRef('collection_assignment.agency_id', '=', 'collection_agency.id')
        .select(({ fn }) => fn.countAll<number>().as('loans'))
        .as('loans'),
    );

type AgencyRow = Awaited<ReturnType<ReturnType<typeof selectAgencies>['executeTakeFirstOrThrow']>>;

export const toAgencyReply = ({
  id,
  name,
  redeco_number,
  changed_at,
  loans,
}: AgencyRow): Reply<typeof listAgencies>[number] => ({
  id,
  name,
  redecoNumber: redeco_number,
  loans: Number(loans),
  changedAt: changed_at.toISOString(),
});
