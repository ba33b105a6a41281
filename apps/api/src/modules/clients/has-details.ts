import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';

/** Tells whether the client's names and CURP are known. */
export const hasDetails = async (tx: Tx, clientId: string): Promise<boolean> =>
  (await detailsOf(tx, clientId)).length > 0;

const detailsOf = prepared((db, clientId: string) =>
  db.selectFrom('client_details').select('client_id').where('client_id', '=', clientId),
);
