import type { SearchHit, SearchMatch } from '@lender/contract';
import type { Tx } from '../../../kernel/database/database.ts';
import { NAME_COLUMNS } from '../../clients/index.ts';
import { nameOf } from './client-hits.ts';

/** Key of a lookup: an id, or the number that people read aloud. */
interface Lookup {
  readonly column: 'id' | 'hashed_id';
  readonly values: readonly string[];
  readonly matched: SearchMatch;
}

/** Returns cases as search hits. */
export async function applicationHits(tx: Tx, { column, values, matched }: Lookup): Promise<readonly SearchHit[]> {
  if (values.length === 0) return [];
  const rows = await tx
    .selectFrom('application as found')
    .innerJoin('client', 'client.client_id', 'found.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'found.client_id')
    .select(['found.id', 'found.hashed_id', 'found.status', 'found.desired_centavos', 'found.created_at'])
    .select(['client.phone_last_four', ...NAME_COLUMNS])
    .where(`found.${column}`, 'in', values)
    .execute();
  return rows.map((row) => ({
    kind: 'application',
    id: row.id,
    matched,
    clientName: nameOf(row),
    phoneLastFour: row.phone_last_four,
    number: row.hashed_id,
    status: row.status,
    amount: row.desired_centavos,
    createdAt: row.created_at.toISOString(),
  }));
}

/** Returns loans as search hits; loans that were never signed are cases. */
export async function loanHits(tx: Tx, { column, values, matched }: Lookup): Promise<readonly SearchHit[]> {
  if (values.length === 0) return [];
  const rows = await tx
    .selectFrom('loan as found')
    .innerJoin('client', 'client.client_id', 'found.client_id')
    .leftJoin('client_details', 'client_details.client_id', 'found.client_id')
    .select(['found.id', 'found.hashed_id', 'found.status', 'found.principal_centavos', 'found.created_at'])
    .select(['client.phone_last_four', ...NAME_COLUMNS])
    .where(`found.${column}`, 'in', values)
    .where('found.terms', 'is not', null)
    .execute();
  return rows.map((row) => ({
    kind: 'loan',
    id: row.id,
    matched,
    clientName: nameOf(row),
    phoneLastFour: row.phone_last_four,
    number: row.hashed_id,
    status: row.status,
    amount: row.principal_centavos,
    createdAt: row.created_at.toISOString(),
  }));
}
