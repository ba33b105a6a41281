import type { Db, Tx } from '../../../kernel/database/database.ts';
import { paymentEventId } from './known-payment.ts';

/**
 * Reads the name that the money of each receipt has in the books once it is a loan's payment, by the receipt's id. Only
 * receipts of transfers to the lender's own bank are read.
 */
export async function receiptNames(db: Db | Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('receipt')
    .select(['id', 'method', 'provider_id'])
    .where('method', '=', 'bank_transfer')
    .execute();
  return new Map(rows.map((row) => [row.id, paymentEventId(row)]));
}
