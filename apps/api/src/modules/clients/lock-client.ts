import type { ClientStatus } from '@lender/lending';
import type { Tx } from '../../kernel/database/database.ts';
import { prepared } from '../../kernel/database/prepared.ts';

const lockedRow = prepared((db, clientId: string) =>
  db.selectFrom('client').select('status').where('client_id', '=', clientId).forUpdate(),
);

/**
 * Locks the client's row for this transaction. Everything that changes a client's business does this first, so that
 * one client's requests happen one after another, however many arrive at once.
 */
export async function lockClient(tx: Tx, clientId: string): Promise<{ readonly status: ClientStatus }> {
  const [client] = await lockedRow(tx, clientId);
  if (!client) throw new Error(`client ${clientId} is gone`);
  return { status: client.status };
}
