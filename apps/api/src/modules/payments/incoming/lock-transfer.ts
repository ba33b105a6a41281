import { sql } from 'kysely';
import type { Tx } from '../../../kernel/database/database.ts';

/**
 * Serialises, until the end of the transaction, the decision whether a transfer is a loan's payment or waits in
 * suspense: neither transaction would see the other's row before it commits. A caller that also locks a client does
 * that first.
 */
export async function lockTransfer(tx: Tx, trackingKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${trackingKey}`}, 0))`.execute(tx);
}
