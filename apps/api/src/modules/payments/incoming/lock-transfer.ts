import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

/**
 * Lets one at a time decide, until the end of the transaction, whether a transfer is somebody's payment or waits in
 * suspense: neither would see the other's row before it commits. Whoever locks a client too does that first.
 */
export async function lockTransfer(tx: Tx, trackingKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${trackingKey}`}, 0))`.execute(tx);
}
