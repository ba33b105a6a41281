import type { Tx } from '../database/database.ts';

/** Are the client's names and CURP known? */
export async function hasDetails(tx: Tx, clientId: string): Promise<boolean> {
  const details = await tx
    .selectFrom('client_details')
    .select('client_id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return details !== undefined;
}
