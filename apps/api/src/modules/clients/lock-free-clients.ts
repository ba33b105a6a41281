import type { Tx } from '../../kernel/database/database.ts';

/**
 * Locks the rows of those clients that are not locked yet, and waits for none: for work on many at once, which must
 * delay no request.
 *
 * @returns the ids of those who are locked now
 */
export async function lockFreeClients(tx: Tx, clientIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('client')
    .select('client_id')
    .where('client_id', 'in', clientIds)
    .forUpdate()
    .skipLocked()
    .execute();
  return new Set(rows.map(({ client_id }) => client_id));
}
