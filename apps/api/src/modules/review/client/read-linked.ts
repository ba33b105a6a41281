import type { ClientTie, getClientFile, Reply } from '@lender/contract';
import type { ClientStatus } from '@lender/lending';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

interface Tied {
  readonly client_id: string;
  readonly status: ClientStatus;
  readonly by: ClientTie[];
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/**
 * Reads clients who ever held the same phone or account, or applied with the same device, those with most ties first.
 */
export async function readLinked(tx: Tx, clientId: string): Promise<Reply<typeof getClientFile>['linked']> {
  const { rows } = await sql<Tied>`
    select tie.client_id, client.status, details.first_name, details.last_name, array_agg(distinct tie.kind) as by
    from (
      select shared.client_id, shared.kind
      from identifier_holder own join identifier_holder shared using (kind, keyed_hash)
      where own.client_id = ${clientId}
      union all
      select shared.client_id, 'device'
      from screening own join screening shared using (device_hash)
      where own.client_id = ${clientId}) as tie
    join client using (client_id)
    left join client_details details using (client_id)
    where tie.client_id <> ${clientId}
    group by tie.client_id, client.status, details.first_name, details.last_name
    order by count(distinct tie.kind) desc, tie.client_id
    limit 50`.execute(tx);
  return rows.map(({ client_id, status, by, first_name, last_name }) => ({
    id: client_id,
    name: first_name === null ? null : [first_name, last_name].filter(Boolean).join(' '),
    status,
    by,
  }));
}
