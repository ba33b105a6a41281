import type { Tx } from '../../../kernel/database/database.ts';

/** Ends the checks of a client: data that a browser gave for them are not sent to a provider any more. */
export async function endScreenings(tx: Tx, clientId: string): Promise<void> {
  await tx
    .updateTable('screening')
    .set({ state: 'unknown', input_sealed: null })
    .where('client_id', '=', clientId)
    .where('state', '=', 'asked')
    .execute();
}
