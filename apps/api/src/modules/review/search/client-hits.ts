import type { SearchHit, SearchMatch } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { fullName, NAME_COLUMNS } from '../../clients/index.ts';

/** Returns clients as search hits, in the order of the given ids. */
export async function clientHits(tx: Tx, ids: readonly string[], matched: SearchMatch): Promise<readonly SearchHit[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('client')
    .leftJoin('client_details', 'client_details.client_id', 'client.client_id')
    .select(['client.client_id', 'client.status', 'client.phone_last_four', ...NAME_COLUMNS])
    // Ids grow with time.
    .select((eb) => [
      eb
        .selectFrom('application')
        .select('application.id')
        .whereRef('application.client_id', '=', 'client.client_id')
        .orderBy('application.id', 'desc')
        .limit(1)
        .as('application_id'),
      eb
        .selectFrom('loan')
        .select('loan.id')
        .whereRef('loan.client_id', '=', 'client.client_id')
        .where('loan.start_date', 'is not', null)
        .orderBy('loan.id', 'desc')
        .limit(1)
        .as('loan_id'),
    ])
    .where('client.client_id', 'in', ids)
    .execute();
  const hits = new Map(rows.map((row) => [row.client_id, toHit(row, matched)]));
  return ids.flatMap((id) => hits.get(id) ?? []);
}

interface Row extends Pick<Extract<SearchHit, { kind: 'client' }>, 'status'> {
  readonly client_id: string;
  readonly phone_last_four: string;
  readonly first_name: string | null;
  readonly middle_name: string | null;
  readonly last_name: string | null;
  readonly second_last_name: string | null;
  readonly application_id: string | null;
  readonly loan_id: string | null;
}

const toHit = (row: Row, matched: SearchMatch): SearchHit => ({
  kind: 'client',
  id: row.client_id,
  matched,
  clientName: nameOf(row),
  phoneLastFour: row.phone_last_four,
  status: row.status,
  applicationId: row.application_id,
  loanId: row.loan_id,
});

/** Returns the full name of a client who has entered it; empty before. */
export const nameOf = ({ first_name, last_name, ...others }: NameColumns): string =>
  first_name !== null && last_name !== null ? fullName({ first_name, last_name, ...others }) : '';

type NameColumns = Pick<Row, (typeof NAME_COLUMNS)[number]>;
