import type { Selectable } from 'kysely';
import type { Tx } from '../../kernel/database/database.ts';
import type { Database } from '../../kernel/database/schema.ts';

export type BureauQuery = Selectable<Database['bureau_query']>;

/** Key of the query of an application. */
export interface QueryKey {
  readonly clientId: string;
  readonly applicationId: string;
}

/** Finds the query that was authorised for an application. */
export const queryOf = (tx: Tx, { clientId, applicationId }: QueryKey): Promise<BureauQuery | undefined> =>
  tx
    .selectFrom('bureau_query')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
