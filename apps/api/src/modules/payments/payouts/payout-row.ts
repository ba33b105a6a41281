import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../../kernel/database/database.ts';
import type { Database } from '../../../kernel/database/schema.ts';
import { lockClient } from '../../clients/index.ts';

export type PayoutRow = Selectable<Database['payout']>;
export type PayoutStatus = PayoutRow['status'];

export const findPayout = (db: Db | Tx, payoutId: string): Promise<PayoutRow | undefined> =>
  db.selectFrom('payout').selectAll().where('id', '=', payoutId).executeTakeFirst();

/** Reads a payout with its client locked before it; one that nobody owns is locked itself. */
export async function lockPayout(tx: Tx, payoutId: string): Promise<PayoutRow | undefined> {
  const found = await findPayout(tx, payoutId);
  if (!found) return undefined;
  if (found.client_id) await lockClient(tx, found.client_id);
  return tx.selectFrom('payout').selectAll().where('id', '=', payoutId).forUpdate().executeTakeFirst();
}
